import type { SubstitutionChoice } from '@school/contract/staffing/shapes';

import { familiesIn } from '#modules/calendar';
import { theSchool, type Lesson } from '#modules/calendar/rules';

import { isLost, isTeacherLate } from '../rules/late-teacher.ts';
import { bonusFor } from '../lessons/late-bonus.ts';
import { lockLesson } from '../lessons/lock-lessons.ts';
import { giveBackWithBonus } from '../lessons/return-lesson.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import { substitutionsFor } from './substitutes.ts';

/**
 * By the clock (docs/rules/lessons.md#waiting-for-the-teacher): when the wait for the teacher is over the family and the managers are
 * told, once a lesson. What nobody has decided by the end, and to which nobody came, is given back with a bonus. A lesson
 * that ran while the school was closed is nobody's fault that we know of, and is left to people.
 */
export const watchLateTeachers = (deps: StaffingDependencies) => async (): Promise<void> => {
  const now = deps.clock.now();
  const faults: unknown[] = [];
  const each = async (lessons: readonly Lesson[], action: (lesson: Lesson) => Promise<void>) => {
    for (const { lessonId } of lessons) {
      // One lesson that cannot be settled must not keep the others waiting.
      await deps.db.inTransaction(async () => action(await lockLesson(deps)(lessonId))).catch((fault: unknown) => void faults.push(fault));
    }
  };
  await each(await deps.lateLessons.unnoticed(now), (lesson) => notice(deps, lesson));
  await each(await deps.lateLessons.lost(now), async (lesson) => {
    if (isLost(lesson, deps.clock.now())) await giveBackWithBonus(deps)(theSchool, lesson, 'the teacher did not come');
  });
  if (faults.length > 0) throw faults[0];
};

async function notice(deps: StaffingDependencies, lesson: Lesson): Promise<void> {
  const now = deps.clock.now();
  const { lessonId, teacherId, startsAt, participants } = lesson;
  if (!teacherId || !isTeacherLate(lesson, now) || !(await deps.lateLessons.notice(lessonId, now))) return;
  for (const familyId of familiesIn([lesson])) {
    await deps.outbox.publish({
      type: 'scheduling.teacher_late',
      familyId,
      lessonId,
      teacherId,
      kidUids: participants.filter((it) => it.familyId === familyId).map(({ kidUid }) => kidUid),
      startsAt: startsAt.toString(),
      bonus: bonusFor(lesson),
    });
  }
  await deps.outbox.publish({
    type: 'scheduling.lesson_unattended',
    lessonId,
    teacherId,
    startsAt: startsAt.toString(),
    waited: lesson.teacherWaitMinutes,
  });
  await deps.realtime.changed('late-lessons');
}

/** Lessons that wait for a manager's decision, with those who could take them now. */
export const lateLessons = (deps: StaffingDependencies) => async (): Promise<{ now: string; lessons: SubstitutionChoice[] }> => {
  const now = deps.clock.now();
  return { now: now.toString(), lessons: await substitutionsFor(deps)(await deps.lateLessons.undecided(now)) };
};
