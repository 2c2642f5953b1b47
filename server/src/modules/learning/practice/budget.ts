import { masteryLimits } from '@school/contract/mastery/limits';

import type { Tools } from '../dependencies/dependencies.ts';

/** What is left of a kid's day: a minute an item, homework counted. */
export interface Budget {
  /** As the parent chose, a day. */
  minutes: number;
  /** Items. */
  left: number;
  /** When the day of its family began. */
  today: Temporal.Instant;
}

export const budgetOf =
  ({ store, families, playbooks, practice, clock }: Tools) =>
  async (kidUid: string): Promise<Budget> => {
    const [course] = await store.coursesOf(kidUid);
    const zone = (course && (await families.timezonesOf([course.familyId])).get(course.familyId)) ?? 'UTC';
    const today = clock.now().toZonedDateTimeISO(zone).startOfDay().toInstant();
    const [chosen, answered] = await Promise.all([practice.minutes(kidUid), playbooks.answeredSince(kidUid, today)]);
    const minutes = chosen ?? masteryLimits.minutes.usual;
    return { minutes, left: Math.max(0, minutes - answered), today };
  };
