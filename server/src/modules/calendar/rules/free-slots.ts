import { schedulingLimits } from '@school/contract/calendar/limits';
import { gridMinutes } from '@school/contract/school/grid';

import { type Bits, cellsOf, clearRange, hasBit, keep, runsOf } from './bitset.ts';
import { cellMinutes, cellOf, type Frame, minuteOfCell } from './teacher-hours.ts';
import { minuteAt, type WallDay } from './wall-days.ts';

/** Busy time in minutes since 1970, the end not included. */
export interface Busy {
  from: number;
  to: number;
}

/** What a board knows of one teacher: where lessons may begin, when the teacher works, what is left free. */
export interface TeacherRow {
  teacherId: string;
  version: number;
  zone: string;
  hours: Bits;
  free: Bits;
  grid: Bits;
  days: WallDay[];
  /** Days whose hours an exception replaced. */
  exceptionDays: ReadonlySet<string>;
}

/** A copy of `bits` without the busy times; a lesson that touches a cell takes it. */
export function without(frame: Frame, bits: Bits, busy: readonly Busy[]): Bits {
  const left = bits.slice();
  for (const { from, to } of busy) clearRange(left, cellOf(frame, from), Math.ceil((to - frame.from) / cellMinutes));
  return left;
}

/** Cells at which a lesson of so many minutes may begin in the free cells. */
export const startsIn = (free: Bits, grid: Bits, minutes: number): Bits => keep(runsOf(free, Math.ceil(minutes / cellMinutes)), grid);

const startsKnown = new WeakMap<Bits, Map<number, Bits>>();

/** The same of cells that nobody changes any more, as those of a board: worked out once a length, until the board has others. */
export function lastingStarts(free: Bits, grid: Bits, minutes: number): Bits {
  const known = startsKnown.get(free) ?? new Map<number, Bits>();
  const starts = known.get(minutes) ?? startsIn(free, grid, minutes);
  startsKnown.set(free, known.set(minutes, starts));
  return starts;
}

/** Starts in [from, to) as minutes since 1970. */
export const minutesIn = (frame: Frame, starts: Bits, from: number, to: number): number[] =>
  cellsOf(starts, Math.ceil((from - frame.from) / cellMinutes), Math.ceil((to - frame.from) / cellMinutes)).map((cell) =>
    minuteOfCell(frame, cell),
  );

/** Can a lesson begin at this minute since 1970? */
export const startsAt = (frame: Frame, starts: Bits, minute: number): boolean =>
  (minute - frame.from) % cellMinutes === 0 && hasBit(starts, cellOf(frame, minute));

/** The nearest free starts to a wanted one (the earlier of two equally near first), in order of time. */
export function nearestTo(wanted: number, free: readonly number[], count: number = schedulingLimits.nearestFree): number[] {
  return [...free]
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
    .slice(0, count)
    .sort((a, b) => a - b);
}

/**
 * Weekly starts of a teacher, (weekday - 1) x 1440 + wall minute: `free` on every date in [from, to), `partly` when
 * the teacher works then, some date is taken and some is not. A time that is taken on every date is no offer. A day replaced by an exception has no lesson and is not counted.
 */
export function weeklyStarts(
  frame: Frame,
  row: TeacherRow,
  starts: { free: Bits; hours: Bits },
  window: { from: number; to: number },
): { free: number[]; partly: number[] } {
  const works = new Map<number, number>();
  const open = new Map<number, number>();
  for (const day of row.days) {
    if (row.exceptionDays.has(day.date)) continue;
    for (let wall = 0; wall < 1440; wall += gridMinutes()) {
      const minute = minuteAt(day, wall);
      if (minute < window.from || minute >= window.to || !startsAt(frame, starts.hours, minute)) continue;
      const weekly = (day.weekday - 1) * 1440 + wall;
      works.set(weekly, (works.get(weekly) ?? 0) + 1);
      if (startsAt(frame, starts.free, minute)) open.set(weekly, (open.get(weekly) ?? 0) + 1);
    }
  }
  const all = [...works.keys()].sort((a, b) => a - b);
  return {
    free: all.filter((weekly) => open.get(weekly) === works.get(weekly)),
    partly: all.filter((weekly) => open.has(weekly) && open.get(weekly) !== works.get(weekly)),
  };
}
