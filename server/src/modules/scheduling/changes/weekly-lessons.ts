import type { WeeklySchedule } from '#modules/calendar';
import { type ActorKind, mayCancel, type Lesson, type WeeklyDay } from '#modules/calendar/rules';

import { weeklyTimeOf } from '../rules/weekly-move.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/** Coming lessons of a regular schedule that may still be changed, as seen from one of them. */
export interface WeeklyLessons {
  schedule: WeeklySchedule;
  day: WeeklyDay;
  /** Of this weekly time from this lesson on, and all of it. */
  following: Lesson[];
  all: Lesson[];
  /** Of all its weekly times. */
  whole: Lesson[];
}

/**
 * The weekly time to which a lesson belongs. Undefined for a lesson that no regular schedule has at this time: a single
 * one, one that was moved away from its weekly time, one of a group.
 */
export const weeklyLessons =
  ({ changing }: Pick<SchedulingDependencies, 'changing'>) =>
  async (lesson: Lesson, who: ActorKind, now: Temporal.Instant): Promise<WeeklyLessons | undefined> => {
    const schedule = lesson.seriesId === null ? undefined : await changing.schedule(lesson.seriesId);
    if (!schedule) return undefined;
    const day = weeklyTimeOf(lesson.startsAt, schedule.zone);
    const isThisTime = (it: WeeklyDay) => it.weekday === day.weekday && it.startMinute === day.startMinute;
    if (!schedule.days.some(isThisTime)) return undefined;
    const whole = (await changing.coming(schedule.seriesId, now)).filter((it) => mayCancel(it, now, who).allowed);
    const all = whole.filter((it) => isThisTime(weeklyTimeOf(it.startsAt, schedule.zone)));
    const following = all.filter((it) => Temporal.Instant.compare(it.startsAt, lesson.startsAt) >= 0);
    return { schedule, day, following, all, whole };
  };
