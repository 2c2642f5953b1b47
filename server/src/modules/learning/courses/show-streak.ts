import { streakLimits } from '@school/contract/learning/limits';

import type { Streak } from '../rules/streak.ts';
import { streakOf } from '../rules/streak.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** Days and weeks in which the kid had a lesson or finished a playbook, in the time zone of its family. */
export const showStreak =
  ({ store, playbooks, families, clock }: Pick<Tools, 'store' | 'playbooks' | 'families' | 'clock'>) =>
  async (kidUid: string): Promise<Streak> => {
    const [course] = await store.coursesOf(kidUid);
    if (!course) return { days: 0, today: false, weeks: 0, lastWeeks: [] };
    const zone = (await families.timezonesOf([course.familyId])).get(course.familyId) ?? 'UTC';
    const [lessons, finished] = await Promise.all([store.daysWithLesson(kidUid, zone), playbooks.daysFinished(kidUid, zone)]);
    const today = clock.now().toZonedDateTimeISO(zone).toPlainDate();
    const days = [...lessons, ...finished].map((day) => Temporal.PlainDate.from(day));
    return streakOf(days, today, streakLimits.weeksTold);
  };
