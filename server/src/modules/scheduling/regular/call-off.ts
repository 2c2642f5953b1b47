import type { Actor } from '../actor.ts';
import { unitOf } from '../rules/lesson.ts';
import { tellScreens } from '../tell-screens.ts';
import type { Tools } from '../tools.ts';
import type { Ahead } from './ahead.store.ts';

/**
 * Calls lessons of one family off: held ones expire, booked ones are cancelled (or, when a schedule changes around
 * them, transferred), and their units come back. Runs in the caller's transaction, which holds the family's lock and
 * those of the calendars. Gives the number of units that came back.
 */
export const callOff =
  (tools: Pick<Tools, 'calendar' | 'ledger' | 'realtime'>) =>
  async (
    familyId: string,
    lessons: readonly Ahead[],
    how: { to: 'canceled' | 'transferred'; by: Actor; at: Temporal.Instant; reason: string },
  ): Promise<number> => {
    for (const status of ['held', 'scheduled'] as const) {
      const ids = lessons.filter((lesson) => lesson.status === status).map(({ lessonId }) => lessonId);
      const done = await tools.calendar.change(ids, { ...how, from: status, to: status === 'held' ? 'expired' : how.to });
      if (done.length !== ids.length) throw new Error('Lessons changed while their calendars were locked');
    }
    const funded = lessons.filter((lesson) => unitOf(lesson) && lesson.participants.some((it) => it.familyId === familyId && it.funded));
    for (const { lessonId, participants } of funded) {
      await tools.ledger.giveBack({ familyId, lessonId });
      if (how.to === 'transferred') continue;
      await tools.calendar.noteUnitsBack(
        participants.filter((it) => it.familyId === familyId && it.funded).map(({ kidUid }) => ({ lessonId, kidUid })),
      );
    }
    await tools.calendar.setFunded(
      familyId,
      funded.map(({ lessonId }) => lessonId),
      false,
    );
    await tellScreens(
      tools,
      lessons.map(({ lessonId, teacherId }) => ({ lessonId, teacherId, familyIds: [familyId] })),
    );
    return funded.length;
  };
