import type { Event } from '@school/contract/calendar/shapes';

import { fundLessons, eventsOf } from '#modules/calendar';
import { type Actor, type ActorKind, mayCancel, type Lesson } from '#modules/calendar/rules';
import { insist, Refusal } from '#platform/refusal';

import type { ClubsDependencies } from './dependencies.ts';
import { leavePlaces } from './leave-places.ts';

/** A family gives up its place in one lesson of a group; without `kidUids`, the places of all its kids there. */
export interface Leaving {
  familyId: string;
  lessonId: string;
  kidUids?: readonly string[];
  reason: string;
  /** A manager is not bound by the 8 hours (docs/rules/lessons.md#changing-a-lesson). */
  actorKind?: ActorKind;
}

/**
 * Cancels one lesson of a group for the family's kids: their places are free and their units return, the lesson stands
 * for the others, and the kids stay in the group. By the family's rule of 8 hours (docs/rules/lessons.md#changing-a-lesson). Answers as
 * `POST /events/:eventId/cancel` does; safe inside a transaction that holds the same locks already.
 */
export const leaveLesson =
  (deps: ClubsDependencies) =>
  (by: Actor, request: Leaving): Promise<{ event: Event; canceled: number; returned: number; passedOn: string[] }> =>
    deps.db.inTransaction(async () => {
      const { familyId, lessonId, reason, actorKind = 'family' } = request;
      const seen = await ownPlaces(deps, request);
      await deps.ledger.lockFamily(familyId);
      await deps.calendar.lock({
        teachers: seen.teacherId === null ? [] : [seen.teacherId],
        kids: seen.participants.map(({ kidUid }) => kidUid),
      });
      const lesson = await ownPlaces(deps, request);
      insist(mayCancel(lesson, deps.clock.now(), actorKind));
      const { teacherId, plannedTeacherId, startsAt, groupId } = lesson;
      if (groupId === null || teacherId === null) throw new Refusal('scheduling.lesson_not_found');
      const places = lesson.participants.map((participant) => ({
        ...participant,
        lessonId,
        groupId,
        teacherId,
        plannedTeacherId,
        startsAt,
        changeHours: lesson.changeHours,
        releaseHours: lesson.releaseHours,
      }));
      const returned = await leavePlaces(deps)(by, places, reason);
      const funded = (await fundLessons(deps)(familyId)).filter(({ kind }) => kind === 'silver').slice(0, returned);
      for (const { kidUid } of places) {
        await deps.outbox.publish({ type: 'scheduling.group_place_left', familyId, kidUid, groupId, lessonId });
      }
      const [event] = await eventsOf(deps, familyId, [{ ...lesson, status: 'canceled' }]);
      if (!event) throw new Error(`Lesson ${lessonId} was left and has no view`);
      return { event, canceled: places.length, returned, passedOn: funded.map((it) => it.startsAt.toString()) };
    });

/** The lesson with the places that are meant; another family's, or one without such a place, is not found. */
async function ownPlaces({ lessons }: ClubsDependencies, { familyId, lessonId, kidUids }: Leaving): Promise<Lesson> {
  const lesson = await lessons.findOfFamily(familyId, lessonId);
  const participants = lesson?.participants.filter(
    (participant) => participant.familyId === familyId && (kidUids?.includes(participant.kidUid) ?? true),
  );
  if (!lesson || lesson.groupId === null || !participants || participants.length === 0) throw new Refusal('scheduling.lesson_not_found');
  return { ...lesson, participants };
}
