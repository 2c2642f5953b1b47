import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { instantOf, minuteAt, minuteOf, wallDays } from './wall-days.ts';

/** One weekly time in the wall clock of a zone. */
export interface WeeklyDay {
  weekday: number;
  startMinute: number;
}

/** docs/rules/schedule.md#weekly-times: as many weekdays as the school says. */
export const mayHaveDays = (days: readonly WeeklyDay[], max: number): Verdict =>
  days.length <= max ? allowed() : refused('scheduling.too_many_days', { max });

/**
 * The starts of a weekly schedule from an instant (included) until a day of the zone (not included), in order of
 * time. The rule is wall time, so the instants follow the zone's clock; a start that the clock skips is left out.
 */
export function datesOf(
  days: readonly WeeklyDay[],
  zone: string,
  from: Temporal.Instant,
  until: Temporal.PlainDate,
): Array<{ startsAt: Temporal.Instant; day: string }> {
  const first = from.toZonedDateTimeISO(zone).toPlainDate();
  const count = Math.max(0, first.until(until).days);
  const earliest = minuteOf(from) + (from.epochMilliseconds % 60_000 === 0 ? 0 : 1);
  return wallDays(zone, first, count)
    .flatMap((day) =>
      days
        .filter(({ weekday }) => weekday === day.weekday)
        .map(({ startMinute }) => ({ minute: minuteAt(day, startMinute), day: day.date })),
    )
    .filter(({ minute }) => minute >= earliest)
    .sort((a, b) => a.minute - b.minute)
    .map(({ minute, day }) => ({ startsAt: instantOf(minute), day }));
}

/** Days without lessons, the last not included. */
export interface DaysOff {
  from: string;
  until: string;
}

/** A lesson of the schedule that has not begun. */
export interface LessonAhead {
  lessonId: string;
  startsAt: Temporal.Instant;
  changeHours: number;
  /** Its first start, before it was moved. */
  firstAt: Temporal.Instant;
}

/**
 * What became of a start within a pause: called off by a pause; spoken for, since the family had cancelled or moved it
 * by itself, or it stands; or open, since only a change of the weekly times had taken it away.
 */
export type PausedRow = Pick<LessonAhead, 'startsAt' | 'firstAt'> & { fate: 'paused' | 'spokenFor' | 'open' };
