import type { Hours } from '@school/contract/calendar/shapes';

/** Minutes of one cell: starts of lessons lie on this grid (docs/rules/schedule.md#grid). */
export const cellMinutes = 30;
export const cellsPerDay = 1440 / cellMinutes;

/** The open half-hours of a week, Monday's midnight is 0: (weekday - 1) × 48 + half-hours after midnight. */
export type Cells = ReadonlySet<number>;

/** From one cell to another, both included, opening or closing all in between. */
export interface Stroke {
  from: number;
  to: number;
  open: boolean;
}

/** The cell of a weekday (1 Monday) that a minute after midnight falls into. */
export const cellAt = (weekday: number, minute: number): number => (weekday - 1) * cellsPerDay + Math.floor(minute / cellMinutes);
export const weekdayOfCell = (cell: number): number => Math.floor(cell / cellsPerDay) + 1;
/** Minutes after midnight at which a cell begins. */
export const minuteOfCell = (cell: number): number => (cell % cellsPerDay) * cellMinutes;

/** Weekly hours as cells; hours that touch or overlap become one by it. */
export function cellsOf(rules: readonly Hours[]): Cells {
  const cells = new Set<number>();
  for (const { weekday, fromMinute, toMinute } of rules) {
    for (let minute = fromMinute; minute < toMinute; minute += cellMinutes) cells.add(cellAt(weekday, minute));
  }
  return cells;
}

/** Cells as weekly hours: in order, none touching another, midnight's end is 1440. */
export function rulesOf(cells: Cells): Hours[] {
  const rules: Hours[] = [];
  for (const cell of [...cells].toSorted((one, other) => one - other)) {
    const [weekday, minute] = [weekdayOfCell(cell), minuteOfCell(cell)];
    const last = rules.at(-1);
    if (last?.weekday === weekday && last.toMinute === minute) last.toMinute += cellMinutes;
    else rules.push({ weekday, fromMinute: minute, toMinute: minute + cellMinutes });
  }
  return rules;
}

/** The cells after a stroke: every time between its ends on every day between its ends, whichever way it went. */
export function painted(cells: Cells, { from, to, open }: Stroke): Cells {
  const [firstDay, lastDay] = ordered(weekdayOfCell(from), weekdayOfCell(to));
  const [firstMinute, lastMinute] = ordered(minuteOfCell(from), minuteOfCell(to));
  const next = new Set(cells);
  for (let weekday = firstDay; weekday <= lastDay; weekday++) {
    for (let minute = firstMinute; minute <= lastMinute; minute += cellMinutes) {
      if (open) next.add(cellAt(weekday, minute));
      else next.delete(cellAt(weekday, minute));
    }
  }
  return next;
}

const ordered = (one: number, other: number): [number, number] => (one <= other ? [one, other] : [other, one]);

/** Are the same half-hours open? */
export const sameCells = (one: Cells, other: Cells): boolean => one.size === other.size && [...one].every((cell) => other.has(cell));

/** Where a key leads from a cell: arrows by a half-hour or a day, Home and End to the ends of the day; undefined for other keys. */
export function cellAfter(key: string, cell: number): number | undefined {
  const [day, at] = [weekdayOfCell(cell) - 1, cell % cellsPerDay];
  switch (key) {
    case 'ArrowRight':
      return day * cellsPerDay + Math.min(at + 1, cellsPerDay - 1);
    case 'ArrowLeft':
      return day * cellsPerDay + Math.max(at - 1, 0);
    case 'ArrowDown':
      return Math.min(day + 1, 6) * cellsPerDay + at;
    case 'ArrowUp':
      return Math.max(day - 1, 0) * cellsPerDay + at;
    case 'Home':
      return day * cellsPerDay;
    case 'End':
      return (day + 1) * cellsPerDay - 1;
    default:
      return undefined;
  }
}
