import type { Attempt, AttemptItem, Judgement, Place } from '@school/contract/playbooks/attempts';

/** Where one is in an attempt. Pure. */

export const isAt = ({ taskIdx, round }: Place, other: Place | null): boolean =>
  other !== null && taskIdx === other.taskIdx && round === other.round;

/** Slides, in order. */
export const slidesOf = (items: readonly AttemptItem[]): number[] => [...new Set(items.map(({ taskIdx }) => taskIdx))];

/**
 * Where to begin when the address names a slide (from 1): its first open item, else where the attempt goes on.
 * Undefined: there is no such slide.
 */
export function beginAt({ items, at }: Pick<Attempt, 'items' | 'at'>, slide: number | undefined): Place | null | undefined {
  if (slide === undefined) return at;
  const taskIdx = slidesOf(items)[slide - 1];
  if (taskIdx === undefined) return undefined;
  const open = items.find((item) => item.taskIdx === taskIdx && item.state === 'open');
  return open ? { taskIdx: open.taskIdx, round: open.round } : at;
}

/** Tasks that ask the school between answers wait for a connection. */
const needsSchool = ({ task }: AttemptItem): boolean => task.template === 'memory-pairs';

/** Without a connection: the next open task after a place that was not answered yet, else the first one; null when there is none. */
export function nextOffline(items: readonly AttemptItem[], waiting: readonly Place[], from: Place | null): Place | null {
  const left = items.filter((item) => item.state === 'open' && !needsSchool(item) && !waiting.some((place) => isAt(item, place)));
  const after = from && left.find(({ taskIdx, round }) => taskIdx > from.taskIdx || (taskIdx === from.taskIdx && round > from.round));
  const next = after ?? left[0];
  return next ? { taskIdx: next.taskIdx, round: next.round } : null;
}

/** The items after the school has said what it thinks of an answer. */
export function judged(items: readonly AttemptItem[], judgement: Judgement): AttemptItem[] {
  return items.map((item) =>
    isAt(item, judgement)
      ? {
          ...item,
          state: judgement.settled ? judgement.verdict : 'open',
          tries: item.tries + 1,
          kept: judgement.kept,
          hint: judgement.hint ?? item.hint,
        }
      : item,
  );
}

/** How far a slide is done, 0 to 1. */
export function shareDone(items: readonly AttemptItem[], taskIdx: number): number {
  const own = items.filter((item) => item.taskIdx === taskIdx);
  return own.filter(({ state }) => state !== 'open').length / own.length;
}
