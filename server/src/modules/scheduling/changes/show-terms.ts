import type { Event } from '@school/contract/calendar/shapes';
import type { ChangeTerms } from '@school/contract/scheduling/shapes';

import { type LessonActor, actorKindOf, eventFor, findLesson } from '#modules/calendar';
import { changeableUntil, isTrialHold, mayCancel, mayTransfer, type Lesson, unitOf, skipAt, skipWindow } from '#modules/calendar/rules';
import { Refusal } from '#platform/refusal';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { weeklyLessons } from './weekly-lessons.ts';

/** One lesson as the actor may see it. */
export const showEvent =
  (deps: SchedulingDependencies) =>
  async (actor: LessonActor, lessonId: string): Promise<Event> =>
    eventFor(deps, actor, await findLesson(deps)(actor, lessonId));

/**
 * What may be done with a lesson, until when, and what it costs: the verdicts of the server, told before the tap. Nothing
 * of it is promised for later; every change judges again.
 */
export const showTerms =
  (deps: SchedulingDependencies) =>
  async (actor: LessonActor, lessonId: string): Promise<ChangeTerms> => {
    const lesson = await findLesson(deps)(actor, lessonId);
    if (isTrialHold(lesson)) throw new Refusal('scheduling.lesson_not_found');
    const now = deps.clock.now();
    const who = actorKindOf(actor);
    const weekly = await weeklyLessons(deps)(lesson, who, now);
    const isFunded = lesson.participants.some(({ familyId, funded }) => funded && (actor.familyId === null || familyId === actor.familyId));
    return {
      event: await eventFor(deps, actor, lesson),
      cancel: mayCancel(lesson, now, who),
      transfer: mayTransfer(lesson, now, who),
      until: changeableUntil(lesson, who).toString(),
      unit: isFunded ? unitOf(lesson) : null,
      moves: lesson.kind === 'trial' ? Math.max(lesson.trialMoves - lesson.hop, 0) : null,
      skip: await skipOf(deps, actor, lesson),
      regular: weekly ? { ...weekly.day, following: weekly.following.length, all: weekly.all.length, schedule: weekly.whole.length } : null,
    };
  };

/** What it would cost not to come: a trial nothing, a group's lesson its unit, since it takes place (docs/rules/lessons.md#waiting-for-the-child). */
async function skipOf({ changing }: SchedulingDependencies, { familyId }: LessonActor, lesson: Lesson): Promise<ChangeTerms['skip']> {
  const kid = lesson.participants.find((it) => familyId === null || it.familyId === familyId);
  if (!kid || !unitOf(lesson)) return null;
  const promised = { skips: lesson.freeSkips, days: lesson.freeSkipDays };
  if (lesson.kind === 'group') return { free: false, freeAgainFrom: null, ...promised };
  const skip = skipAt(lesson, await changing.freeSkips(kid.kidUid, skipWindow(lesson)));
  return { free: skip.isFree, freeAgainFrom: skip.isFree ? null : (skip.freeAgainFrom?.toString() ?? null), ...promised };
}
