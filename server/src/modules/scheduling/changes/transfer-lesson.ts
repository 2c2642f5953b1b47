import type { Event } from '@school/contract/calendar/shapes';

import { type LessonActor, actorKindOf, eventFor, familiesOf, findLesson } from '#modules/calendar';
import { type Placement, type WantedLesson, mayTransfer, type Lesson, listOf } from '#modules/calendar/rules';
import { insist, Refusal } from '#platform/refusal';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { moveTrial } from './move-trial.ts';
import { vacate, placeOf } from './new-place.ts';
import { openTimes } from './open-times.ts';
import { askedOf, planTransfer, type TransferPlan, type TransferRequest } from './plan-transfer.ts';
import { type Move, settleMoves } from './settle-moves.ts';

/** A transfer with the reason that everybody must give (docs/rules/lessons.md#changing-a-lesson). */
export type ReasonedTransfer = TransferRequest & { reason: string };

/**
 * Moves a lesson, or its weekly time with all its coming lessons: all of it or nothing. The old rows become
 * `transferred` and new ones take the times, in one transaction under the locks of the family, the horizon and the
 * calendars, so the lesson's own old time is free for it and whoever loses a race keeps the lesson as it was.
 */
export const transferLesson =
  (deps: SchedulingDependencies) =>
  (actor: LessonActor, lessonId: string, request: ReasonedTransfer): Promise<{ event: Event; moved: number }> =>
    deps.db.inTransaction(async () => {
      for (const familyId of familiesOf(await findLesson(deps)(actor, lessonId))) await deps.ledger.lockFamily(familyId);
      const now = deps.clock.now();
      const until = await deps.calendar.lockHorizon('shared');
      const lesson = await findLesson(deps)(actor, lessonId);
      const moment = { who: actorKindOf(actor), now, until };
      if (lesson.kind === 'trial') return { event: await moveTrial(deps)(actor, lesson, request, moment), moved: 1 };
      const plan = await planTransfer(deps)(lesson, request, moment);
      insist(plan.may);
      const placed = await place(deps, actor, lesson, plan, request);
      const moves = movesIn(plan, placed);
      const gone = [...plan.later, ...plan.without];
      await settleMoves(deps)(actor, {
        ...request,
        moves,
        gone,
        opened: placed.filter(({ movedFrom }) => !movedFrom),
        weekly: plan.weekly,
      });
      const standing = moves.find((it) => it.lesson.lessonId === lessonId);
      if (!standing) throw new Error(`Lesson ${lessonId} was moved and is nowhere`);
      return { event: await eventFor(deps, actor, await findLesson(deps)(actor, standing.lessonId)), moved: moves.length };
    });

async function place(deps: SchedulingDependencies, actor: LessonActor, lesson: Lesson, plan: TransferPlan, { reason }: ReasonedTransfer) {
  const leaving = [...plan.moves.map((it) => it.lesson), ...plan.later, ...plan.without];
  const kids = leaving.flatMap(({ participants }) => participants.map(({ kidUid }) => kidUid));
  const teachers = [plan.teacherId, ...leaving.flatMap(({ teacherId }) => (teacherId ? [teacherId] : []))];
  const wanted = [
    ...plan.moves.map((it) => placeOf(it.lesson, it.startsAt, plan.teacherId)),
    ...plan.opened.map((startsAt) => ({ ...placeOf(lesson, startsAt, plan.teacherId), movedFrom: undefined })),
  ].map(({ movedFrom, ...it }): WantedLesson => (movedFrom ? { ...it, movedFrom } : it));
  const placement = await deps.calendar.place({ teachers, kids }, actor.by, async (at) => {
    insist(mayTransfer(await findLesson(deps)(actor, lesson.lessonId), at, actorKindOf(actor)));
    await vacate(deps, actor, [...plan.moves.map((it) => it.lesson), ...plan.later], 'transferred', { at, reason });
    await vacate(deps, actor, plan.without, 'canceled', { at, reason });
    return wanted.toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt));
  });
  if (!placement.placed) throw await lost(deps, lesson, plan, placement);
  return wanted;
}

/** Somebody was faster. */
async function lost(
  deps: SchedulingDependencies,
  lesson: Lesson,
  plan: TransferPlan,
  { taken, kidBusy }: Placement & { placed: false },
): Promise<Refusal> {
  if (plan.weekly) return new Refusal('scheduling.schedule_conflicts', { dates: listOf([...taken, ...kidBusy]) });
  const startsAt = taken[0];
  if (!startsAt) return new Refusal('scheduling.kid_busy');
  const now = deps.clock.now();
  const until = await deps.calendar.horizon();
  const times = (await openTimes(deps)(askedOf(lesson, [plan.teacherId], [lesson]), now, until)).get(plan.teacherId);
  const verdict = times?.taken(startsAt);
  return new Refusal('scheduling.slot_taken', verdict && !verdict.allowed ? verdict.facts : {});
}

/** Each lesson with its new row. */
const movesIn = (plan: TransferPlan, placed: readonly WantedLesson[]): Move[] =>
  plan.moves.flatMap(({ lesson, startsAt }) => {
    const to = placed.find(({ movedFrom }) => movedFrom?.lessonId === lesson.lessonId);
    return to ? [{ lesson, startsAt, lessonId: to.lessonId, teacherId: to.teacherId }] : [];
  });
