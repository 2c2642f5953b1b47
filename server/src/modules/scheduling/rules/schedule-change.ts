import { changeableFrom, isChangeable, datesOf, type DaysOff, type LessonAhead, type WeeklyDay } from '#modules/calendar/rules';

import { weeklyTimeOf } from './weekly-move.ts';

/** A weekly schedule as far as its dates go. */
export interface WeeklyRhythm {
  teacherId: string;
  minutes: number;
  zone: string;
  days: readonly WeeklyDay[];
}

/** What a change of the weekly times does: lessons that stay as they are, that go, and new dates. */
export interface ScheduleChange<L extends LessonAhead> {
  stay: L[];
  go: L[];
  come: Array<{ startsAt: Temporal.Instant; day: string }>;
}

/** Does a day lie in one of the stretches? Days are YYYY-MM-DD, which compare as texts. */
export const isOff = (day: string, stretches: readonly DaysOff[]): boolean =>
  stretches.some(({ from, until }) => from <= day && day < until);

const has = (days: readonly WeeklyDay[], { weekday, startMinute }: WeeklyDay): boolean =>
  days.some((day) => day.weekday === weekday && day.startMinute === startMinute);

/** Weekly times that are in both; none when the teacher or the length is another one. */
const timesKept = (from: WeeklyRhythm, to: WeeklyRhythm): WeeklyDay[] =>
  from.teacherId === to.teacherId && from.minutes === to.minutes && from.zone === to.zone
    ? to.days.filter((day) => has(from.days, day))
    : [];

/** Nothing would change: the same times, teacher and length. */
export const isSameRhythm = (from: WeeklyRhythm, to: WeeklyRhythm): boolean =>
  from.days.length === to.days.length && timesKept(from, to).length === to.days.length;

/**
 * Changes the weekly times from `earliest` on, until a day of the zone, `hours` being those of lessons made now (docs/rules/schedule.md#changing-the-schedule). A weekly time that is in both is
 * not touched at all: its lessons stay, and dates that were called off stay without one. A lesson that was moved by
 * itself belongs to the weekly time it was moved from. A day on which a lesson too near to be changed stays gets no other.
 */
export function changeOf<L extends LessonAhead>(
  from: WeeklyRhythm,
  to: WeeklyRhythm,
  lessons: readonly L[],
  when: { now: Temporal.Instant; hours: number; earliest: Temporal.Instant; until: Temporal.PlainDate; pauses: readonly DaysOff[] },
): ScheduleChange<L> {
  const kept = timesKept(from, to);
  const timeOf = ({ startsAt, firstAt }: L): WeeklyDay => {
    const own = weeklyTimeOf(startsAt, from.zone);
    return has(from.days, own) ? own : weeklyTimeOf(firstAt, from.zone);
  };
  const stays = (lesson: L) => !isChangeable(lesson, when.now) || has(kept, timeOf(lesson));
  const dayOf = ({ startsAt }: L) => startsAt.toZonedDateTimeISO(to.zone).toPlainDate().toString();
  const near = new Set(lessons.filter((lesson) => !isChangeable(lesson, when.now)).map(dayOf));
  const fresh = to.days.filter((day) => !has(kept, day));
  const start = [changeableFrom(when.now, when.hours), when.earliest].sort((a, b) => Temporal.Instant.compare(b, a))[0] ?? when.earliest;
  return {
    stay: lessons.filter(stays),
    go: lessons.filter((lesson) => !stays(lesson)),
    come: datesOf(fresh, to.zone, start, when.until).filter(({ day }) => !near.has(day) && !isOff(day, when.pauses)),
  };
}
