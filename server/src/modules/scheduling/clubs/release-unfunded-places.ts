import { schedulingLimits } from '@school/contract/scheduling/limits';

import { theSchool } from '../actor.ts';
import { fundLessons } from '../fund-lessons.ts';
import type { SchedulingEvent, Tools } from '../tools.ts';
import { leavePlaces } from './leave-places.ts';
import type { Place } from './places.store.ts';

/**
 * By the clock: a kid whose place in a lesson of a group has no unit 24 hours before it begins loses that place
 * (docs/rules/schedule.md#lessons-without-a-unit). The lesson stands for the others, and the kid stays in the group. Asked twice, it does nothing the
 * second time.
 */
export const releaseUnfundedPlaces = (tools: Tools) => async (): Promise<void> => {
  const until = tools.clock.now().add({ hours: schedulingLimits.unfundedReleaseHours });
  for (const place of await tools.places.unfundedUntil(until)) await tools.db.inTransaction(() => release(tools, place));
};

async function release(tools: Tools, { familyId, kidUid, lessonId, teacherId, startsAt }: Place): Promise<void> {
  await tools.ledger.lockFamily(familyId);
  await tools.calendar.lock({ teachers: [teacherId], kids: [kidUid] });
  // A unit may have come while we waited for the locks.
  await fundLessons(tools)(familyId);
  const still = (await tools.places.unfundedUntil(startsAt)).filter((it) => it.lessonId === lessonId && it.kidUid === kidUid);
  if (still.length === 0) return;
  await leavePlaces(tools)(theSchool, still, 'no unit was paid in time');
  await tools.outbox.publish<SchedulingEvent>({
    type: 'scheduling.lesson_released',
    familyId,
    kidUid,
    lessonId,
    startsAt: startsAt.toString(),
  });
}
