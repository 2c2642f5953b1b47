import { fundLessons, tellScreens } from '#modules/calendar';
import { theSchool, type Lesson } from '#modules/calendar/rules';
import { releaseUnfundedPlaces } from '#modules/clubs';

import { releaseDeadTrialHolds } from './trials/hold-intro.ts';
import type { SchedulingDependencies } from './dependencies/dependencies.ts';
import { unitsInOrder } from './regular/units-in-order.ts';
import { releaseSchedule } from './regular/release-schedule.ts';

/**
 * By the clock: times kept for trials that nobody confirmed and schedules that nobody paid in time are released
 * (docs/rules/schedule.md#unpaid-times), and single lessons that still have no unit when they are to be let go (docs/rules/schedule.md#lessons-without-a-unit). Asked twice, it
 * does nothing the second time.
 */
export const releaseUnpaid = (deps: SchedulingDependencies) => async (): Promise<void> => {
  await releaseDeadTrialHolds(deps)(theSchool);
  for (const dead of await deps.series.dead(deps.clock.now())) {
    await deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(dead.familyId);
      const held = await deps.series.heldOf(dead.familyId);
      const hasRunOut = held?.holdUntil && Temporal.Instant.compare(held.holdUntil, deps.clock.now()) <= 0;
      if (hasRunOut && held.seriesId === dead.seriesId) await releaseSchedule(deps)(held);
    });
  }
  for (const lesson of await deps.lessons.unfundedAt(deps.clock.now())) await releaseLesson(deps, lesson);
  await releaseUnfundedPlaces(deps)();
};

const releaseLesson = (deps: SchedulingDependencies, { lessonId, teacherId, participants, startsAt }: Lesson): Promise<void> =>
  deps.db.inTransaction(async () => {
    const families = [...new Set(participants.map(({ familyId }) => familyId))].sort();
    for (const familyId of families) await deps.ledger.lockFamily(familyId);
    await deps.calendar.lock({ teachers: teacherId ? [teacherId] : [], kids: participants.map(({ kidUid }) => kidUid) });
    // A unit may have come while we waited for the locks, or lie with a later lesson.
    for (const familyId of families) {
      await fundLessons(deps)(familyId);
      await unitsInOrder(deps)(familyId, startsAt);
    }
    const still = await deps.lessons.unfundedAt(deps.clock.now());
    if (!still.some((it) => it.lessonId === lessonId)) return;
    await deps.calendar.change([lessonId], {
      from: 'scheduled',
      to: 'canceled',
      by: theSchool,
      at: deps.clock.now(),
      reason: 'no unit was paid in time',
    });
    for (const { familyId, kidUid } of participants) {
      await deps.outbox.publish({
        type: 'scheduling.lesson_released',
        familyId,
        kidUid,
        lessonId,
        startsAt: startsAt.toString(),
      });
    }
    await tellScreens(deps, [{ lessonId, teacherId, familyIds: families }]);
  });
