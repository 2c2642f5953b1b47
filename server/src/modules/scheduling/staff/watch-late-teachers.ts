import type { Restaffing } from '@school/contract/scheduling/shapes';

import { theSchool } from '../actor.ts';
import { isLost, isTeacherLate } from '../rules/late-teacher.ts';
import type { Lesson } from '../rules/lesson.ts';
import type { SchedulingEvent } from '../tools.ts';
import { bonusFor } from './late-bonus.ts';
import { lockLesson } from './lock-lessons.ts';
import { giveBackWithBonus } from './return-lesson.ts';
import type { StaffTools } from './staff-tools.ts';
import { restaffingsOf } from './substitutes.ts';
import { familiesIn } from './touched-lessons.ts';

/**
 * By the clock (docs/rules/lessons.md#waiting-for-the-teacher): five minutes after the start without the teacher the family and the managers are
 * told, once a lesson. What nobody has decided by the end, and to which nobody came, is given back with a bonus. A lesson
 * that ran while the school was closed is nobody's fault that we know of, and is left to people.
 */
export const watchLateTeachers = (tools: StaffTools) => async (): Promise<void> => {
  const now = tools.clock.now();
  const faults: unknown[] = [];
  const each = async (lessons: readonly Lesson[], deed: (lesson: Lesson) => Promise<void>) => {
    for (const { lessonId } of lessons) {
      // One lesson that cannot be settled must not keep the others waiting.
      await tools.db.inTransaction(async () => deed(await lockLesson(tools)(lessonId))).catch((fault: unknown) => void faults.push(fault));
    }
  };
  await each(await tools.lateLessons.unnoticed(now), (lesson) => notice(tools, lesson));
  await each(await tools.lateLessons.lost(now), async (lesson) => {
    if (isLost(lesson, tools.clock.now())) await giveBackWithBonus(tools)(theSchool, lesson, 'the teacher did not come');
  });
  if (faults.length > 0) throw faults[0];
};

async function notice(tools: StaffTools, lesson: Lesson): Promise<void> {
  const now = tools.clock.now();
  const { lessonId, teacherId, startsAt, participants } = lesson;
  if (!teacherId || !isTeacherLate(lesson, now) || !(await tools.lateLessons.notice(lessonId, now))) return;
  for (const familyId of familiesIn([lesson])) {
    await tools.outbox.publish<SchedulingEvent>({
      type: 'scheduling.teacher_late',
      familyId,
      lessonId,
      teacherId,
      kidUids: participants.filter((it) => it.familyId === familyId).map(({ kidUid }) => kidUid),
      startsAt: startsAt.toString(),
      bonus: bonusFor(lesson),
    });
  }
  await tools.outbox.publish<SchedulingEvent>({ type: 'scheduling.lesson_unattended', lessonId, teacherId, startsAt: startsAt.toString() });
  await tools.realtime.changed('late-lessons');
}

/** Lessons that wait for a manager's decision, with those who could take them now. */
export const lateLessons = (tools: StaffTools) => async (): Promise<{ now: string; lessons: Restaffing[] }> => {
  const now = tools.clock.now();
  return { now: now.toString(), lessons: await restaffingsOf(tools)(await tools.lateLessons.undecided(now)) };
};
