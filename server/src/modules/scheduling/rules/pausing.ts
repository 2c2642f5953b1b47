import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { datesOf, type DaysOff, type PausedRow, type WeeklyDay } from '#modules/calendar/rules';

import { weeklyTimeOf } from './weekly-move.ts';

/** What a pause is judged by. Days are those of the schedule's zone. */
export interface PauseFacts {
  today: Temporal.PlainDate;
  /** Nobody books on or past this day. */
  bookableUntil: Temporal.PlainDate;
  /** The school's choice: a pause lasts at most so many days. */
  daysMax: number;
  /** Every pause the schedule has had, each until the day it really ended. */
  pauses: readonly DaysOff[];
  days: readonly WeeklyDay[];
  zone: string;
}

const daysBetween = (from: string, until: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until), { largestUnit: 'days' }).days;

/** What the number of pauses within a year is judged by. */
export interface YearOfPauses {
  /** The school's choice; the days on which those of the process began, in order. */
  most: number;
  begun: readonly string[];
}

/** How many pauses a family may still begin on a day: of those within the year before it each counts. */
export const pausesLeft = ({ most, begun }: YearOfPauses, day: string): number => Math.max(most - withinAYear(begun, day).length, 0);

const withinAYear = (begun: readonly string[], day: string): string[] => {
  const yearAgo = Temporal.PlainDate.from(day).subtract({ years: 1 }).toString();
  return begun.filter((it) => it > yearAgo && it <= day);
};

/** May a family begin another pause on this day? The school may, however many there were. */
export function mayPauseAgain(year: YearOfPauses, day: string): Verdict {
  if (pausesLeft(year, day) > 0) return allowed();
  const oldest = withinAYear(year.begun, day).at(-year.most) ?? day;
  return refused('scheduling.pauses_used', { max: year.most, from: Temporal.PlainDate.from(oldest).add({ years: 1 }).toString() });
}

/** Has the schedule a date in [from, until)? */
function hasDate({ from, until }: DaysOff, { days, zone }: Pick<PauseFacts, 'days' | 'zone'>): boolean {
  if (from >= until) return false;
  return datesOf(days, zone, Temporal.PlainDate.from(from).toZonedDateTime(zone).toInstant(), Temporal.PlainDate.from(until)).length > 0;
}

/**
 * May the schedule be paused on these days? One pause at a time, from today on, before the horizon, so many days at
 * most. Pauses without a lesson's date between them are one, so that places are not kept for ever by pausing again.
 */
export function mayPause({ from, until }: DaysOff, facts: PauseFacts): Verdict {
  if (from < facts.today.toString()) return refused('scheduling.in_the_past', { day: from });
  if (from >= facts.bookableUntil.toString()) return refused('scheduling.beyond_horizon', { until: facts.bookableUntil.toString() });
  // A pause that was cancelled before it began has no days.
  const pauses = facts.pauses.filter((it) => it.from < it.until);
  if (pauses.some((pause) => pause.until > facts.today.toString())) return refused('scheduling.paused_already');
  let begun = from;
  for (const pause of pauses.sort((a, b) => (a.from < b.from ? 1 : -1))) {
    if (hasDate({ from: pause.until, until: begun }, facts)) break;
    if (pause.from < begun) begun = pause.from;
  }
  const days = daysBetween(begun, until);
  return days > facts.daysMax ? refused('scheduling.pause_too_long', { max: facts.daysMax, days }) : allowed();
}

/**
 * The starts at which lessons come back when a pause ends early, in order of time: every date of the schedule that
 * nothing but the pause had emptied, and lessons that had been moved into the pause, at their own time. What was
 * cancelled or moved before the pause stays so. `bookable`: the first start that may be had now.
 */
export function datesBack(
  pause: DaysOff,
  { days, zone, materialisedUntil }: { days: readonly WeeklyDay[]; zone: string; materialisedUntil: string },
  rows: readonly PausedRow[],
  bookable: Temporal.Instant,
): Array<{ startsAt: Temporal.Instant; day: string }> {
  const begin = Temporal.PlainDate.from(pause.from).toZonedDateTime(zone).toInstant();
  const from = Temporal.Instant.compare(begin, bookable) < 0 ? bookable : begin;
  const until = pause.until < materialisedUntil ? pause.until : materialisedUntil;
  const isAt = (row: PausedRow, at: Temporal.Instant) => row.startsAt.equals(at);
  const onTime = datesOf(days, zone, from, Temporal.PlainDate.from(until)).filter(
    ({ startsAt }) => !rows.some((row) => row.fate === 'spokenFor' && isAt(row, startsAt)),
  );
  const isWeekly = (at: Temporal.Instant) => {
    const own = weeklyTimeOf(at, zone);
    return days.some(({ weekday, startMinute }) => weekday === own.weekday && startMinute === own.startMinute);
  };
  const moved = rows
    .filter(
      (row) =>
        row.fate === 'paused' && !isWeekly(row.startsAt) && isWeekly(row.firstAt) && Temporal.Instant.compare(row.startsAt, from) >= 0,
    )
    .map(({ startsAt }) => ({ startsAt, day: startsAt.toZonedDateTimeISO(zone).toPlainDate().toString() }));
  return [...onTime, ...moved].sort((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt));
}
