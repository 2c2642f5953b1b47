import { tellScreens, type Ahead } from '#modules/calendar';
import { type Actor, unitOf } from '#modules/calendar/rules';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/**
 * Calls lessons of one family off: held ones expire, booked ones are cancelled (or, when a schedule changes around
 * them, transferred), and their units come back. Runs in the caller's transaction, which holds the family's lock and
 * those of the calendars. Gives the number of units that came back.
 */
export const callOff =
  (deps: Pick<SchedulingDependencies, 'calendar' | 'ledger' | 'realtime'>) =>
  async (
    familyId: string,
    lessons: readonly Ahead[],
    how: { to: 'canceled' | 'transferred'; by: Actor; at: Temporal.Instant; reason: string },
  ): Promise<number> => {
    for (const status of ['held', 'scheduled'] as const) {
      const ids = lessons.filter((lesson) => lesson.status === status).map(({ lessonId }) => lessonId);
      const done = await deps.calendar.change(ids, { ...how, from: status, to: status === 'held' ? 'expired' : how.to });
      if (done.length !== ids.length) throw new Error('Lessons changed while their calendars were locked');
    }
    const funded = lessons.filter((lesson) => unitOf(lesson) && lesson.participants.some((it) => it.familyId === familyId && it.funded));
    for (const { lessonId, participants } of funded) {
      await deps.ledger.giveBack({ familyId, lessonId });
      if (how.to === 'transferred') continue;
      await deps.calendar.noteUnitsBack(
        participants.filter((it) => it.familyId === familyId && it.funded).map(({ kidUid }) => ({ lessonId, kidUid })),
      );
    }
    await deps.calendar.setFunded(
      familyId,
      funded.map(({ lessonId }) => lessonId),
      false,
    );
    await tellScreens(
      deps,
      lessons.map(({ lessonId, teacherId }) => ({ lessonId, teacherId, familyIds: [familyId] })),
    );
    return funded.length;
  };
