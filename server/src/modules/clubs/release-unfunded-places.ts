import { fundLessons, type Place } from '#modules/calendar';
import { theSchool } from '#modules/calendar/rules';

import type { ClubsDependencies } from './dependencies.ts';
import { leavePlaces } from './leave-places.ts';

/**
 * By the clock: a kid whose place in a lesson of a group has no unit when it is to be let go loses that place
 * (docs/rules/schedule.md#lessons-without-a-unit). The lesson stands for the others, and the kid stays in the group. Asked twice, it does nothing the
 * second time.
 */
export const releaseUnfundedPlaces = (deps: ClubsDependencies) => async (): Promise<void> => {
  for (const place of await deps.places.unfundedAt(deps.clock.now())) await deps.db.inTransaction(() => release(deps, place));
};

async function release(deps: ClubsDependencies, { familyId, kidUid, lessonId, teacherId, startsAt }: Place): Promise<void> {
  await deps.ledger.lockFamily(familyId);
  await deps.calendar.lock({ teachers: [teacherId], kids: [kidUid] });
  // A unit may have come while we waited for the locks.
  await fundLessons(deps)(familyId);
  const still = (await deps.places.unfundedAt(deps.clock.now())).filter((it) => it.lessonId === lessonId && it.kidUid === kidUid);
  if (still.length === 0) return;
  await leavePlaces(deps)(theSchool, still, 'no unit was paid in time');
  await deps.outbox.publish({
    type: 'scheduling.lesson_released',
    familyId,
    kidUid,
    lessonId,
    startsAt: startsAt.toString(),
  });
}
