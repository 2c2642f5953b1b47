import type { FreeStarts } from '@school/contract/scheduling/shapes';

import { siblingsBusy, teachersOf as viewsOf, type LessonActor, actorKindOf, findLesson } from '#modules/calendar';
import { endOfHorizon, type ActorKind, isTrialHold, mayTransfer, type Lesson, unitOf, minuteOf } from '#modules/calendar/rules';
import { Refusal } from '#platform/refusal';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { trialChoice } from '../trials/trial-choice.ts';
import { openTimes } from './open-times.ts';
import { askedOf, teachersOf } from './plan-transfer.ts';
import { kidOf } from './plan-trial-move.ts';

/**
 * Free starts to which a lesson may be moved: of the teacher it was planned with, and of the one who gives it instead; of
 * a trial those of any fitting teacher together. Its own time counts as free, so that it can be moved by half an hour.
 */
export const lessonSlots =
  (deps: SchedulingDependencies) =>
  async (actor: LessonActor, lessonId: string): Promise<FreeStarts> => {
    const lesson = await findLesson(deps)(actor, lessonId);
    if (isTrialHold(lesson)) throw new Refusal('scheduling.lesson_not_found');
    const now = deps.clock.now();
    const until = await deps.calendar.horizon();
    const may = mayTransfer(lesson, now, actorKindOf(actor));
    const [kid] = lesson.participants;
    const unit = unitOf(lesson);
    return {
      may,
      unit,
      minutes: lesson.minutes,
      free: unit && kid ? await deps.ledger.free(kid.familyId, unit) : 0,
      teachers: may.allowed ? await startsOf(deps, lesson, actorKindOf(actor), now, until) : [],
      siblings: kid ? await siblingsBusy(deps)(kid.familyId, kid.kidUid, now, endOfHorizon(until)) : [],
    };
  };

async function startsOf(
  deps: SchedulingDependencies,
  lesson: Lesson,
  who: ActorKind,
  now: Temporal.Instant,
  until: Temporal.PlainDate,
): Promise<FreeStarts['teachers']> {
  const own = minuteOf(lesson.startsAt);
  if (lesson.kind === 'trial') {
    const kid = await kidOf(deps, lesson);
    const starts = (await trialChoice(deps)(kid, lesson.subject, lesson)).starts();
    if (who === 'manager') {
      const { ofTeachers } = await trialChoice(deps)(kid, lesson.subject, lesson, { despite: true });
      starts.push(...(ofTeachers().find(({ teacherId }) => teacherId === lesson.teacherId)?.slots ?? []));
    }
    const slots = [...new Set(starts)].filter((minute) => minute !== own).sort((a, b) => a - b);
    return [{ teacher: null, known: false, slots }];
  }
  const offered = teachersOf(lesson);
  const times = await openTimes(deps)(askedOf(lesson, offered, [lesson]), now, until);
  const teachers = await viewsOf(
    deps,
    offered.map((teacherId) => ({ teacherId })),
  );
  return offered.flatMap((teacherId) => {
    const [open, teacher] = [times.get(teacherId), teachers.get(teacherId)];
    if (!open || !teacher) return [];
    const slots = open.starts().filter((minute) => minute !== own || teacherId !== lesson.teacherId);
    return [{ teacher, known: teacherId === lesson.plannedTeacherId, slots }];
  });
}
