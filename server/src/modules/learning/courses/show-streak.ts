import type { Streak } from '../rules/streak.ts';
import { streakOf } from '../rules/streak.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** So far back days in a row are looked for. */
const hours = 400 * 24;

/** Days in a row on which the kid had a lesson or finished a playbook, in the time zone of its family. */
export const showStreak =
  ({ store, playbooks, families, clock }: Pick<Tools, 'store' | 'playbooks' | 'families' | 'clock'>) =>
  async (kidUid: string): Promise<Streak> => {
    const [course] = await store.coursesOf(kidUid);
    if (!course) return { days: 0, today: false };
    const now = clock.now();
    const since = now.subtract({ hours });
    const [zones, conducted, finished] = await Promise.all([
      families.timezonesOf([course.familyId]),
      store.conductedSince(kidUid, since),
      playbooks.finishedSince(kidUid, since),
    ]);
    const zone = zones.get(course.familyId) ?? 'UTC';
    const dayOf = (at: Temporal.Instant) => at.toZonedDateTimeISO(zone).toPlainDate();
    return streakOf([...conducted, ...finished].map(dayOf), dayOf(now));
  };
