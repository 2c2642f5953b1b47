import { playbooksLimits } from '@school/contract/playbooks/limits';

/** An item of an attempt, as far as counting goes. */
export interface CountedItem {
  taskIdx: number;
  round: number;
  /** Open: still to be answered. Waiting: done, the teacher has not marked it. */
  state: 'open' | 'right' | 'partly' | 'wrong' | 'seen' | 'waiting' | 'skipped';
  /** 0 to 1; null while it is open, and for what is not judged at all. */
  credit: number | null;
}

/** A playbook is finished when nothing in it is open. */
export const isFinished = (items: readonly CountedItem[]): boolean => items.every(({ state }) => state !== 'open');

/**
 * The mean credit of the judged slides, each slide the mean of its rounds. Work that waits for the teacher counts
 * as the self-mark at home and not at all online (docs/design/content.md#work-for-a-teacher). Without any judged slide all is done: 1.
 */
export function meanCredit(items: readonly CountedItem[], kind: 'online' | 'home' | 'virtual' | 'game' | 'practice'): number {
  const slides = Map.groupBy(
    items.flatMap((item) => {
      const credit = item.state === 'waiting' ? (kind === 'home' ? playbooksLimits.selfMark : null) : item.credit;
      return credit === null ? [] : [{ taskIdx: item.taskIdx, credit }];
    }),
    ({ taskIdx }) => taskIdx,
  );
  if (slides.size === 0) return 1;
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return mean([...slides.values()].map((rounds) => mean(rounds.map(({ credit }) => credit))));
}
