import type { HoursOfDay } from '@school/contract/calendar/shapes';

import { cellMinutes } from './cells.ts';

/** Hours of one day, in minutes after midnight; midnight's end is 1440. */
export type Block = HoursOfDay['blocks'][number];

const dayMinutes = 1440;

/** What an empty day begins with. */
export const firstBlock: Block = { fromMinute: 10 * 60, toMinute: 18 * 60 };

/** Blocks in order, those that touch or overlap made one. */
export function merged(blocks: readonly Block[]): Block[] {
  const whole: Block[] = [];
  for (const { fromMinute, toMinute } of blocks.toSorted((one, other) => one.fromMinute - other.fromMinute)) {
    const last = whole.at(-1);
    if (last && fromMinute <= last.toMinute) last.toMinute = Math.max(last.toMinute, toMinute);
    else whole.push({ fromMinute, toMinute });
  }
  return whole;
}

/** Where the ends of one block of a day (in order, apart) may be set so that it stays apart from its neighbours. */
export function roomOf(blocks: readonly Block[], at: number): { from: readonly [number, number]; to: readonly [number, number] } {
  const { fromMinute, toMinute } = blocks[at] ?? { fromMinute: 0, toMinute: dayMinutes };
  const before = blocks[at - 1];
  const after = blocks[at + 1];
  return {
    from: [before ? before.toMinute + cellMinutes : 0, toMinute - cellMinutes],
    to: [fromMinute + cellMinutes, after ? after.fromMinute - cellMinutes : dayMinutes],
  };
}

/** A block that may be added to a day: an hour after the last one, else before the first, else none. */
export function nextBlock(blocks: readonly Block[]): Block | undefined {
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return firstBlock;
  const from = Math.min(last.toMinute + 60, dayMinutes - cellMinutes);
  if (from > last.toMinute) return { fromMinute: from, toMinute: Math.min(from + 120, dayMinutes) };
  const to = Math.max(first.fromMinute - 60, cellMinutes);
  return to < first.fromMinute ? { fromMinute: Math.max(to - 120, 0), toMinute: to } : undefined;
}
