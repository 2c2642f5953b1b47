import type { FreeStarts } from '@school/contract/scheduling/shapes';

import { Refusal } from '#platform/refusal';

import { endOfHorizon } from '../rules/booking.ts';
import { type Asking, isTrialHold, mayTransfer } from '../rules/changing.ts';
import { type Lesson, unitOf } from '../rules/lesson.ts';
import { minuteOf } from '../rules/wall-days.ts';
import { siblingsBusy } from '../siblings.ts';
import type { Tools } from '../tools.ts';
import { trialChoice } from '../trial-choice.ts';
import { teachersOf as viewsOf } from '../views.ts';
import { shownHorizon } from '../weekly-plan.ts';
import { type Asker, asking, findLesson } from './asker.ts';
import { openTimes } from './open-times.ts';
import { askedOf, teachersOf } from './plan-transfer.ts';
import { kidOf } from './plan-trial-move.ts';

/**
 * Free starts to which a lesson may be moved: of the teacher it was planned with, and of the one who gives it instead; of
 * a trial those of any fitting teacher together. Its own time counts as free, so that it can be moved by half an hour.
 */
export const lessonSlots =
  (tools: Tools) =>
  async (asker: Asker, lessonId: string): Promise<FreeStarts> => {
    const lesson = await findLesson(tools)(asker, lessonId);
    if (isTrialHold(lesson)) throw new Refusal('scheduling.lesson_not_found');
    const now = tools.clock.now();
    const until = await shownHorizon(tools, now);
    const may = mayTransfer(lesson, now, asking(asker));
    const [kid] = lesson.participants;
    const unit = unitOf(lesson);
    return {
      may,
      unit,
      minutes: lesson.minutes,
      free: unit && kid ? await tools.ledger.free(kid.familyId, unit) : 0,
      teachers: may.allowed ? await startsOf(tools, lesson, asking(asker), now, until) : [],
      siblings: kid ? await siblingsBusy(tools)(kid.familyId, kid.kidUid, now, endOfHorizon(until)) : [],
    };
  };

async function startsOf(
  tools: Tools,
  lesson: Lesson,
  who: Asking,
  now: Temporal.Instant,
  until: Temporal.PlainDate,
): Promise<FreeStarts['teachers']> {
  const own = minuteOf(lesson.startsAt);
  if (lesson.kind === 'trial') {
    const kid = await kidOf(tools, lesson);
    const starts = (await trialChoice(tools)(kid, lesson.subject, lesson)).starts();
    if (who === 'manager') {
      const { ofTeachers } = await trialChoice(tools)(kid, lesson.subject, lesson, { despite: true });
      starts.push(...(ofTeachers().find(({ teacherId }) => teacherId === lesson.teacherId)?.slots ?? []));
    }
    const slots = [...new Set(starts)].filter((minute) => minute !== own).sort((a, b) => a - b);
    return [{ teacher: null, known: false, slots }];
  }
  const offered = teachersOf(lesson);
  const times = await openTimes(tools)(askedOf(lesson, offered, [lesson]), now, until);
  const teachers = await viewsOf(
    tools,
    offered.map((teacherId) => ({ teacherId })),
  );
  return offered.flatMap((teacherId) => {
    const [open, teacher] = [times.get(teacherId), teachers.get(teacherId)];
    if (!open || !teacher) return [];
    const slots = open.starts().filter((minute) => minute !== own || teacherId !== lesson.teacherId);
    return [{ teacher, known: teacherId === lesson.plannedTeacherId, slots }];
  });
}
