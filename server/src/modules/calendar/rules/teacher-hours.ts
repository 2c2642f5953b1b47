import { gridMinutes } from '@school/contract/school/grid';
import { schoolZone } from '@school/contract/school/zone';

import { add, type Bits, emptyBits, setRange } from './bitset.ts';
import { minuteAt, minuteOf, type WallDay, wallDays } from './wall-days.ts';

/** Minutes of one cell of the board. */
export const cellMinutes = 5;

/** The stretch of time a board covers: from a minute since 1970 on, so many cells. */
export interface Frame {
  from: number;
  cells: number;
}

/** Weekly hours of a teacher in wall minutes; `valid` days are the first and the day after the last, or open. */
export interface HoursRule {
  weekday: number;
  fromMinute: number;
  toMinute: number;
  validFrom: string | null;
  validTo: string | null;
}

/** Replaces the hours of one day; a closed day has no blocks. */
export interface HoursException {
  day: string;
  blocks: Array<{ fromMinute: number; toMinute: number }>;
}

/** When a teacher works, in the wall times of a zone. */
export interface TeacherHours {
  zone: string;
  rules: HoursRule[];
  exceptions: HoursException[];
}

/** Days of a zone that touch the frame: it may begin within one, and a zone that crosses the date line leaves one out. */
export function daysOf(frame: Frame, zone: string): WallDay[] {
  const first = Temporal.Instant.fromEpochMilliseconds(frame.from * 60_000)
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  return wallDays(zone, first, Math.ceil((frame.cells * cellMinutes) / 1440) + 2);
}

/** The cell of a minute since 1970. */
export const cellOf = (frame: Frame, minute: number): number => Math.floor((minute - frame.from) / cellMinutes);

/** The minute since 1970 at which a cell begins. */
export const minuteOfCell = (frame: Frame, cell: number): number => frame.from + cell * cellMinutes;

/**
 * Cells in which the teacher works, before lessons are taken out: those at which the clock of the teacher's zone shows
 * a time within the hours. Touching blocks merge by themselves; of an hour that the clock shows twice both are worked.
 */
export function hoursMask(frame: Frame, hours: TeacherHours, days: WallDay[]): Bits {
  const bits = emptyBits(frame.cells);
  const exceptions = new Map(hours.exceptions.map(({ day, blocks }) => [day, blocks]));
  for (const day of days) {
    const blocks = exceptions.get(day.date) ?? weeklyOn(hours, day);
    const first = cellOf(frame, day.start);
    for (const { fromMinute, toMinute } of blocks) {
      if (!day.shown) setRange(bits, cellOf(frame, day.start + fromMinute), cellOf(frame, day.start + toMinute));
      day.shown?.forEach((wall, at) => {
        if (fromMinute <= wall && wall < toMinute) setRange(bits, first + at, first + at + 1);
      });
    }
  }
  return bits;
}

/** The hours of one day in wall minutes: its own ones, or those of its weekday. */
export function hoursOn({ rules, exceptions }: Pick<TeacherHours, 'rules' | 'exceptions'>, day: string): HoursException['blocks'] {
  const own = exceptions.find((exception) => exception.day === day);
  return own?.blocks ?? weeklyOn({ rules }, { date: day, weekday: Temporal.PlainDate.from(day).dayOfWeek });
}

const weeklyOn = ({ rules }: Pick<TeacherHours, 'rules'>, { date, weekday }: Pick<WallDay, 'date' | 'weekday'>): HoursRule[] =>
  rules.filter((rule) => rule.weekday === weekday && isValid(rule, date));

const isValid = ({ validFrom, validTo }: HoursRule, day: string) =>
  (validFrom === null || validFrom <= day) && (validTo === null || day < validTo);

/**
 * Cells at which a lesson may begin: every so many minutes from the midnight of the teacher's zone, never the
 * viewer's.
 */
export function gridMask(frame: Frame, days: WallDay[], every: number = gridMinutes()): Bits {
  const bits = emptyBits(frame.cells);
  for (const day of days) {
    for (let wall = 0; wall < 1440; wall += every) {
      const minute = minuteAt(day, wall);
      if (minute >= 0) setRange(bits, cellOf(frame, minute), cellOf(frame, minute) + 1);
    }
  }
  return bits;
}

/** The frame from the school's day of `now`, the day before included, over `days` days. */
export function frameFrom(now: Temporal.Instant, days: number): Frame {
  const day = now.toZonedDateTimeISO(schoolZone()).toPlainDate().subtract({ days: 1 });
  return { from: minuteOf(day.toZonedDateTime(schoolZone()).toInstant()), cells: (days * 1440) / cellMinutes };
}

/** A frame that holds every lesson there can be: up to the day nobody books on or past, and beyond it what zones and lessons differ by. */
export const frameUntil = (now: Temporal.Instant, horizon: Temporal.PlainDate): Frame =>
  frameFrom(now, Math.max(0, now.toZonedDateTimeISO(schoolZone()).toPlainDate().until(horizon).days) + 3);

/** Union of several rows of one frame. */
export function unionOf(frame: Frame, rows: Bits[]): Bits {
  const union = emptyBits(frame.cells);
  for (const row of rows) add(union, row);
  return union;
}
