import { schedulingLimits } from '@school/contract/scheduling/limits';

import { theSchool } from './actor.ts';
import { releaseDeadTrialHolds } from './changes/hold-intro.ts';
import { releaseUnfundedPlaces } from './clubs/release-unfunded-places.ts';
import { fundLessons } from './fund-lessons.ts';
import type { RegularTools } from './regular/tools.ts';
import { unitsInOrder } from './regular/units-in-order.ts';
import { releaseSchedule } from './release-schedule.ts';
import type { Lesson } from './rules/lesson.ts';
import { tellScreens } from './tell-screens.ts';
import type { SchedulingEvent } from './tools.ts';

/**
 * By the clock: times kept for trials that nobody confirmed and schedules that nobody paid in time are released
 * (docs/rules/schedule.md#unpaid-times), and single lessons that still have no unit 24 hours before they begin (docs/rules/schedule.md#lessons-without-a-unit). Asked twice, it
 * does nothing the second time.
 */
export const releaseUnpaid = (tools: RegularTools) => async (): Promise<void> => {
  await releaseDeadTrialHolds(tools)(theSchool);
  for (const dead of await tools.series.dead(tools.clock.now())) {
    await tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(dead.familyId);
      const held = await tools.series.heldOf(dead.familyId);
      const hasRunOut = held?.holdUntil && Temporal.Instant.compare(held.holdUntil, tools.clock.now()) <= 0;
      if (hasRunOut && held.seriesId === dead.seriesId) await releaseSchedule(tools)(held);
    });
  }
  const before = tools.clock.now().add({ hours: schedulingLimits.unfundedReleaseHours });
  for (const lesson of await tools.lessons.unfundedBefore(before)) await releaseLesson(tools, lesson);
  await releaseUnfundedPlaces(tools)();
};

const releaseLesson = (tools: RegularTools, { lessonId, teacherId, participants, startsAt }: Lesson): Promise<void> =>
  tools.db.inTransaction(async () => {
    const families = [...new Set(participants.map(({ familyId }) => familyId))].sort();
    for (const familyId of families) await tools.ledger.lockFamily(familyId);
    await tools.calendar.lock({ teachers: teacherId ? [teacherId] : [], kids: participants.map(({ kidUid }) => kidUid) });
    // A unit may have come while we waited for the locks, or lie with a later lesson.
    for (const familyId of families) {
      await fundLessons(tools)(familyId);
      await unitsInOrder(tools)(familyId, startsAt);
    }
    const still = await tools.lessons.unfundedBefore(startsAt);
    if (!still.some((it) => it.lessonId === lessonId)) return;
    await tools.calendar.change([lessonId], {
      from: 'scheduled',
      to: 'canceled',
      by: theSchool,
      at: tools.clock.now(),
      reason: 'no unit was paid in time',
    });
    for (const { familyId, kidUid } of participants) {
      await tools.outbox.publish<SchedulingEvent>({
        type: 'scheduling.lesson_released',
        familyId,
        kidUid,
        lessonId,
        startsAt: startsAt.toString(),
      });
    }
    await tellScreens(tools, [{ lessonId, teacherId, familyIds: families }]);
  });
