import { type Bits, cellsOf, emptyBits, setRange, both } from './bitset.ts';
import { minutesIn, startsIn } from './free-slots.ts';
import { cellMinutes, cellOf, type Frame, minuteOfCell } from './teacher-hours.ts';

/** A stretch of time in minutes since 1970, the end not included. */
export interface Stretch {
  from: number;
  to: number;
}

/** A teacher's time on one day, from a board of bits. */
export interface DayOfTeacher {
  hours: Stretch[];
  /** Where a lesson may begin. */
  starts: number[];
  /** Minutes of the hours, and how many of them are taken. */
  open: number;
  taken: number;
  /** How many lessons still fit, one after another; null on a day that is past or lies past the horizon. */
  windows: number | null;
}

/** Set cells as stretches of time. */
function stretchesOf(frame: Frame, bits: Bits): Stretch[] {
  const found: Stretch[] = [];
  for (const cell of cellsOf(bits)) {
    const from = minuteOfCell(frame, cell);
    const last = found.at(-1);
    if (last?.to === from) last.to += cellMinutes;
    else found.push({ from, to: from + cellMinutes });
  }
  return found;
}

/** How many lessons fit one after another, each at the first start that the one before leaves. */
export function windowsIn(starts: readonly number[], minutes: number): number {
  let count = 0;
  let free = -Infinity;
  for (const start of starts) {
    if (start < free) continue;
    count += 1;
    free = start + minutes;
  }
  return count;
}

/**
 * The part of a teacher's time that lies in one day. A lesson may begin only within `bookable`: neither in the past nor past the
 * horizon; hours that nobody can book any more stay hours.
 */
export function dayOfTeacher(
  frame: Frame,
  row: { hours: Bits; free: Bits; grid: Bits },
  { day, bookable, minutes }: { day: Stretch; bookable: Stretch; minutes: number },
): DayOfTeacher {
  const mask = emptyBits(frame.cells);
  setRange(mask, cellOf(frame, day.from), cellOf(frame, day.to));
  const hours = both(row.hours, mask);
  const [from, to] = [Math.max(day.from, bookable.from), Math.min(day.to, bookable.to)];
  const isBookable = from < to;
  const starts = isBookable ? minutesIn(frame, startsIn(row.free, row.grid, minutes), from, to) : [];
  const open = cellsOf(hours).length * cellMinutes;
  const free = cellsOf(both(row.free, mask)).length * cellMinutes;
  return { hours: stretchesOf(frame, hours), starts, open, taken: open - free, windows: isBookable ? windowsIn(starts, minutes) : null };
}
