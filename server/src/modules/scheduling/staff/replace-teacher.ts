import type { TouchedLesson } from '@school/contract/scheduling/shapes';

import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import type { Actor } from '../actor.ts';
import { canTake } from '../rules/fit.ts';
import { mayReplace } from '../rules/late-teacher.ts';
import { minuteOf } from '../rules/wall-days.ts';
import { handOut } from './hand-out.ts';
import { lockLesson } from './lock-lessons.ts';
import type { StaffTools } from './staff-tools.ts';
import { substitutesFor } from './substitutes.ts';
import { touchedLessons } from './touched-lessons.ts';

/**
 * Gives one lesson to another teacher who fits and has nothing else then. A manager may ask somebody outside the
 * working hours: they have spoken with each other.
 */
export const replaceTeacher =
  (tools: StaffTools) =>
  (by: Actor, lessonId: string, { teacherId, reason }: { teacherId: string; reason: string }): Promise<TouchedLesson> =>
    tools.db.inTransaction(async () => {
      await tools.teachers.find(teacherId);
      const lesson = await lockLesson(tools)(lessonId, [teacherId]);
      const now = tools.clock.now();
      insist(mayReplace(lesson, now));
      if (lesson.teacherId === null || lesson.teacherId === teacherId) throw new Refusal('scheduling.same_teacher');
      const { teachers, lessons, hadTrial } = await substitutesFor(tools)([lesson]);
      const [toGive] = lessons;
      const fitting = teachers.find((teacher) => teacher.teacherId === teacherId);
      if (!fitting || !toGive || !canTake(fitting, toGive, { hadTrial })) throw new Refusal('scheduling.teacher_does_not_fit');
      const start = minuteOf(lesson.startsAt);
      const busy = await tools.lessons.busyOfTeachers([teacherId], start, start + lesson.minutes, now);
      if (busy.has(teacherId)) throw new Refusal('scheduling.slot_taken');

      await handOut(tools)(by, [lesson], [{ lessonId, given: teacherId }], {
        actId: newId(),
        teacherId: lesson.teacherId,
        note: null,
        reason,
      });
      await tools.lateLessons.decide(lessonId, 'replaced', now);
      await tools.realtime.changed('late-lessons');
      const [shown] = await touchedLessons(tools)(await tools.lessons.byIds([lessonId]));
      if (!shown) throw new Error(`Lesson ${lessonId} was given away and has no view`);
      return shown;
    });
