import type { Event } from '@school/contract/calendar/shapes';
import type { CancelAskedBy } from '@school/contract/scheduling/shapes';

import { fundLessons, happensTo, tellScreens, type LessonActor, actorKindOf, eventFor, familiesOf, findLesson } from '#modules/calendar';
import { mayCancel, type Lesson, type Trigger, unitOf } from '#modules/calendar/rules';
import { leaveLesson } from '#modules/clubs';
import { insist, Refusal } from '#platform/refusal';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { giveBackUnits } from './carry-units.ts';
import { vacate } from './new-place.ts';
import { type WeeklyLessons, weeklyLessons } from './weekly-lessons.ts';

/** How much of a weekly time goes, and why. */
export interface CancelRequest {
  scope: 'one' | 'following' | 'all';
  reason: string;
  /** Of a manager: at whose request. */
  askedBy?: CancelAskedBy | undefined;
}

/** What a cancelling did: `passedOn` are the starts of the lessons that had no unit and took one of those `returned`. */
export interface Canceled {
  event: Event;
  canceled: number;
  returned: number;
  passedOn: string[];
}

/**
 * Cancels a lesson, or its weekly time with all its coming lessons that may still be changed (docs/rules/lessons.md#changing-a-lesson). Units come
 * back, and the next lessons without one get them in order of start. A schedule that loses its last weekday ends. A
 * family cancels a group's lesson for its own kids: the lesson takes place without them.
 */
export const cancelLesson =
  (deps: SchedulingDependencies) =>
  (actor: LessonActor, lessonId: string, request: CancelRequest): Promise<Canceled> =>
    deps.db.inTransaction(async () => {
      const seen = await findLesson(deps)(actor, lessonId);
      if (seen.kind === 'group' && actor.familyId !== null)
        return leaveGroupLesson(deps, { ...actor, familyId: actor.familyId }, seen, request);
      const families = familiesOf(seen);
      for (const familyId of families) await deps.ledger.lockFamily(familyId);
      const now = deps.clock.now();
      if (request.scope !== 'one') await deps.calendar.lockHorizon('shared');
      insist(mayCancel(seen, now, actorKindOf(actor)));
      const weekly = request.scope === 'one' ? undefined : await weeklyLessons(deps)(seen, actorKindOf(actor), now);
      if (request.scope !== 'one' && !weekly) throw new Refusal('scheduling.not_regular');
      const wanted = weekly ? (request.scope === 'all' ? weekly.all : weekly.following) : [seen];
      await deps.calendar.lock({
        teachers: wanted.flatMap(({ teacherId }) => (teacherId ? [teacherId] : [])),
        kids: wanted.flatMap(({ participants }) => participants.map(({ kidUid }) => kidUid)),
      });

      const at = deps.clock.now();
      const lesson = await findLesson(deps)(actor, lessonId);
      insist(mayCancel(lesson, at, actorKindOf(actor)));
      const going = weekly ? wanted : [lesson];
      const trigger = lesson.kind === 'trial' ? 'trialLost' : 'lessonsWent';
      const returned = await happensToAll(deps, lesson.participants, trigger, async () => {
        await vacate(deps, actor, going, 'canceled', { at, reason: request.reason, askedBy: askedBy(actor, request) });
        if (weekly) await endDay(deps, weekly);
        const back = await giveBackUnits(deps, going);
        await deps.calendar.noteUnitsBack(back);
        return back;
      });
      const passedOn: string[] = [];
      for (const familyId of families) {
        const funded = (await fundLessons(deps)(familyId)).filter(({ kind }) => kind === unitOf(lesson));
        for (const { kidUid } of lesson.participants.filter((it) => it.familyId === familyId)) {
          const count = returned.filter((it) => it.familyId === familyId && it.kidUid === kidUid).length;
          const gone = funded.splice(0, count).map(({ startsAt }) => startsAt.toString());
          await announce(deps, actor, { familyId, kidUid, going, request, returned: count, passedOn: gone });
          passedOn.push(...gone);
        }
      }
      await tellScreens(
        deps,
        going.map((it) => ({ lessonId: it.lessonId, teacherId: it.teacherId, familyIds: families })),
      );
      const event = await eventFor(deps, actor, await findLesson(deps)(actor, lessonId));
      return { event, returned: returned.length, canceled: going.length, passedOn };
    });

/** The processes of all these kids follow the table of transitions; who gets the units that came back is another matter. */
function happensToAll<T>(
  deps: SchedulingDependencies,
  kids: Lesson['participants'],
  trigger: Trigger,
  action: () => Promise<T>,
): Promise<T> {
  const [first, ...others] = kids;
  return first ? happensTo(deps)(first, trigger, () => happensToAll(deps, others, trigger, action)) : action();
}

/** The family's kids do not come; the group's weekly time is not theirs to cancel. */
async function leaveGroupLesson(
  deps: SchedulingDependencies,
  actor: LessonActor & { familyId: string },
  { lessonId, participants, ...lesson }: Lesson,
  request: CancelRequest,
) {
  const { by, familyId } = actor;
  insist(mayCancel(lesson, deps.clock.now(), actorKindOf(actor)));
  if (request.scope !== 'one') throw new Refusal('scheduling.not_regular');
  const left = await leaveLesson(deps)(by, { familyId, lessonId, reason: request.reason, actorKind: actorKindOf(actor) });
  const kids = participants.filter((it) => it.familyId === familyId);
  const going = [{ ...lesson, lessonId, participants: kids }];
  const passedOn = [...left.passedOn];
  for (const { kidUid, funded } of kids) {
    const count = funded ? 1 : 0;
    await announce(deps, actor, { familyId, kidUid, going, request, returned: count, passedOn: passedOn.splice(0, count) });
  }
  return { ...left, canceled: 1 };
}

/** What a family cancels is its own request, whatever it says; a manager who does not say acts for the school. */
const askedBy = ({ by }: LessonActor, request: CancelRequest): CancelAskedBy =>
  by.role === 'manager' ? (request.askedBy ?? 'school') : by.role === 'parent' || by.role === 'kid' ? 'family' : 'school';

/** The weekly time is no more; the last one takes the schedule with it. */
async function endDay(
  { changing, series }: Pick<SchedulingDependencies, 'changing' | 'series'>,
  { schedule, day }: WeeklyLessons,
): Promise<void> {
  if (schedule.days.length === 1) await series.end(schedule.seriesId);
  else await changing.removeDay(schedule.seriesId, day);
}

/** Tells of one kid's lessons; of several the first is named. */
async function announce(
  { outbox, clock }: Pick<SchedulingDependencies, 'outbox' | 'clock'>,
  actor: LessonActor,
  it: { familyId: string; kidUid: string; going: readonly Lesson[]; request: CancelRequest; returned: number; passedOn: string[] },
): Promise<void> {
  const [first] = it.going;
  if (!first) return;
  const { familyId, kidUid, returned, passedOn } = it;
  await outbox.publish({
    type: 'scheduling.lessons_canceled',
    familyId,
    kidUid,
    returned,
    passedOn,
    by: actor.by.role,
    bySchool: askedBy(actor, it.request) === 'school',
    processId: first.participants.find((participant) => participant.kidUid === kidUid)?.processId ?? first.processId,
    kind: first.kind,
    lessonId: first.lessonId,
    startsAt: first.startsAt.toString(),
    at: clock.now().toString(),
    canceled: it.going.length,
    weekly: it.request.scope !== 'one',
  });
  if (first.groupId === null || actor.by.role !== 'manager') return;
  await outbox.publish({
    type: 'scheduling.group_place_left',
    familyId,
    kidUid,
    groupId: first.groupId,
    lessonId: first.lessonId,
  });
}
