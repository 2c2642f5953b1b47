import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { type Bits, hasBit } from './bitset.ts';
import type { Lesson } from './lesson.ts';
import { cellMinutes, cellOf, type Frame, type HoursException, type HoursRule } from './teacher-hours.ts';
import { minuteOf } from './wall-days.ts';

type Block = HoursException['blocks'][number];

/** Hours as a teacher wishes them: weekly ones, and days that differ. */
export interface WantedHours {
  rules: ReadonlyArray<Pick<HoursRule, 'weekday' | 'fromMinute' | 'toMinute'>>;
  exceptions: readonly HoursException[];
}

/** Hours of one day may touch, not overlap; a day is named once. The refusal says which day, and from when to when. */
export function mayWork({ rules, exceptions }: WantedHours): Verdict {
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const shared = overlapIn(rules.filter((rule) => rule.weekday === weekday));
    if (shared) return refused('scheduling.hours_overlap', { weekday, ...shared });
  }
  const days = new Set<string>();
  for (const { day, blocks } of exceptions) {
    const shared = days.has(day) ? { fromMinute: 0, toMinute: 1440 } : overlapIn(blocks);
    if (shared) return refused('scheduling.hours_overlap', { day, ...shared });
    days.add(day);
  }
  return allowed();
}

/** What the first two blocks that overlap have in common. */
function overlapIn(blocks: readonly Block[]): { fromMinute: number; toMinute: number } | undefined {
  const inOrder = blocks.toSorted((a, b) => a.fromMinute - b.fromMinute);
  for (const [at, block] of inOrder.entries()) {
    const next = inOrder[at + 1];
    if (next && next.fromMinute < block.toMinute) {
      return { fromMinute: next.fromMinute, toMinute: Math.min(block.toMinute, next.toMinute) };
    }
  }
  return undefined;
}

/** Does all of a lesson lie in the set cells? What lies outside the frame is not known and counts as outside. */
export function liesIn(frame: Frame, cells: Bits, { startsAt, minutes }: Pick<Lesson, 'startsAt' | 'minutes'>): boolean {
  const start = minuteOf(startsAt);
  const end = Math.ceil((start + minutes - frame.from) / cellMinutes);
  for (let cell = cellOf(frame, start); cell < end; cell += 1) if (!hasBit(cells, cell)) return false;
  return true;
}
