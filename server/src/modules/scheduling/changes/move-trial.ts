import type { Event } from '@school/contract/calendar/shapes';

import { type LessonActor, eventFor, findLesson } from '#modules/calendar';
import { mayTransfer, type Lesson } from '#modules/calendar/rules';
import { insist, Refusal } from '#platform/refusal';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { lockTrialDay } from '../trials/lock-trial-day.ts';
import { vacate, placeOf } from './new-place.ts';
import type { Moment, TransferRequest } from './plan-transfer.ts';
import { planTrialMove } from './plan-trial-move.ts';
import { settleMoves } from './settle-moves.ts';

/**
 * Moves a trial (once, docs/rules/trials.md#moving-a-trial). A teacher lost to somebody faster is followed by the next one in the same
 * transaction; when none is left the trial stays where it was. Runs in the caller's transaction.
 */
export const moveTrial =
  (deps: SchedulingDependencies) =>
  async (actor: LessonActor, lesson: Lesson, request: TransferRequest & { reason: string }, moment: Moment): Promise<Event> => {
    await lockTrialDay(deps, request.startsAt);
    const plan = await planTrialMove(deps)(lesson, request, moment);
    insist(plan.may);
    const kids = lesson.participants.map(({ kidUid }) => kidUid);
    for (const teacherId of plan.candidates) {
      const wanted = placeOf(lesson, request.startsAt, teacherId);
      const teachers = [teacherId, ...(lesson.teacherId ? [lesson.teacherId] : [])];
      const placement = await deps.calendar.place({ teachers, kids }, actor.by, async (at) => {
        insist(mayTransfer(await findLesson(deps)(actor, lesson.lessonId), at, moment.who));
        await vacate(deps, actor, [lesson], 'transferred', { at, reason: request.reason });
        return [wanted];
      });
      if (placement.placed) {
        const { lessonId, startsAt } = wanted;
        await settleMoves(deps)(actor, { moves: [{ lesson, lessonId, startsAt, teacherId }], gone: [], opened: [], weekly: null });
        return eventFor(deps, actor, await findLesson(deps)(actor, lessonId));
      }
      if (placement.kidBusy.length > 0) throw new Refusal('scheduling.kid_busy');
    }
    // The board has just been proved old: read again, it names the nearest times that are free now.
    insist((await planTrialMove(deps)(lesson, request, moment)).taken);
    throw new Error(`Trial ${lesson.lessonId} has neither a teacher nor a refusal`);
  };
