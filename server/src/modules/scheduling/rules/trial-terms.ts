import type { TrialTerms } from '@school/contract/catalogue/trial-terms';

import { instantOf } from '#modules/calendar/rules';
import { schoolZone } from '@school/contract/school/zone';

/** Minutes since 1970, the end not included. */
export interface Stretch {
  from: number;
  to: number;
}

/** Trials of one teacher on one day of the school's zone. */
export interface TrialDay {
  teacherId: string;
  day: string;
  trials: number;
}

const minuteOf = (at: Temporal.ZonedDateTime): number => Math.floor(at.epochMilliseconds / 60_000);
const midnight = (day: Temporal.PlainDate): number => minuteOf(day.toZonedDateTime(schoolZone()));

/** Days of the school's zone that [from, to) touches. */
function daysIn({ from, to }: Stretch): Temporal.PlainDate[] {
  const first = instantOf(from).toZonedDateTimeISO(schoolZone()).toPlainDate();
  return Array.from({ length: Math.ceil((to - from) / 1440) + 2 }, (_, at) => first.add({ days: at }));
}

/**
 * When no first lesson is held in a stretch of time, whoever is free (docs/rules/trials.md#when-there-are-trials): outside the open hours, and past the
 * days that are looked ahead. Today is the first of them.
 */
export function closedForTrials({ hours, daysAhead }: TrialTerms, within: Stretch, now: Temporal.Instant): Stretch[] {
  const today = now.toZonedDateTimeISO(schoolZone()).toPlainDate();
  const tooFar = daysAhead === null ? [] : [{ from: midnight(today.add({ days: daysAhead })), to: within.to }];
  if (hours.length === 0) return tooFar;
  const closed = daysIn(within).flatMap((day) => {
    const [begins, ends] = [midnight(day), midnight(day.add({ days: 1 }))];
    const open = hours
      .filter(({ weekday }) => weekday === day.dayOfWeek)
      .map(({ fromMinute, toMinute }) => ({ from: begins + fromMinute, to: begins + toMinute }))
      .sort((a, b) => a.from - b.from);
    const gaps: Stretch[] = [];
    let at = begins;
    for (const { from, to } of open) {
      if (from > at) gaps.push({ from: at, to: from });
      at = Math.max(at, to);
    }
    return at < ends ? [...gaps, { from: at, to: ends }] : gaps;
  });
  return [...closed, ...tooFar];
}

/** Does a day take only so many first lessons, of all teachers or of one? */
export const isCounted = ({ aDay, ofTeacherADay }: TrialTerms): boolean => aDay !== null || ofTeacherADay !== null;

/** Days that have as many first lessons as the school, or this teacher, takes. */
export function fullForTrials(terms: TrialTerms, teacherId: string, within: Stretch, booked: readonly TrialDay[]): Stretch[] {
  if (!isCounted(terms)) return [];
  const { aDay, ofTeacherADay } = terms;
  return daysIn(within)
    .filter((date) => {
      const there = booked.filter(({ day }) => day === date.toString());
      const all = there.reduce((sum, { trials }) => sum + trials, 0);
      const own = there.find((it) => it.teacherId === teacherId)?.trials ?? 0;
      return (aDay !== null && all >= aDay) || (ofTeacherADay !== null && own >= ofTeacherADay);
    })
    .map((date) => ({ from: midnight(date), to: midnight(date.add({ days: 1 })) }));
}

/** May this teacher hold first lessons? */
export const holdsTrials = ({ teachers }: TrialTerms, teacherId: string): boolean => teachers.length === 0 || teachers.includes(teacherId);
