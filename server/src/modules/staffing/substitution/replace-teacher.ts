import type { TouchedLesson } from '@school/contract/calendar/shapes';

import { touchedLessons } from '#modules/calendar';
import { type Actor, minuteOf } from '#modules/calendar/rules';
import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import { canTake } from '../rules/fit.ts';
import { mayReplace } from '../rules/late-teacher.ts';
import { handOut } from './substitute.ts';
import { lockLesson } from '../lessons/lock-lessons.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import { substitutesFor } from './substitutes.ts';

/**
 * Gives one lesson to another teacher who fits and has nothing else then. A manager may ask somebody outside the
 * working hours: they have spoken with each other.
 */
export const replaceTeacher =
  (deps: StaffingDependencies) =>
  (by: Actor, lessonId: string, { teacherId, reason }: { teacherId: string; reason: string }): Promise<TouchedLesson> =>
    deps.db.inTransaction(async () => {
      await deps.teachers.find(teacherId);
      const lesson = await lockLesson(deps)(lessonId, [teacherId]);
      const now = deps.clock.now();
      insist(mayReplace(lesson, now));
      if (lesson.teacherId === null || lesson.teacherId === teacherId) throw new Refusal('scheduling.same_teacher');
      const { teachers, lessons, hadTrial } = await substitutesFor(deps)([lesson]);
      const [toGive] = lessons;
      const fitting = teachers.find((teacher) => teacher.teacherId === teacherId);
      if (!fitting || !toGive || !canTake(fitting, toGive, { hadTrial })) throw new Refusal('scheduling.teacher_does_not_fit');
      const start = minuteOf(lesson.startsAt);
      const busy = await deps.lessons.busyOfTeachers([teacherId], start, start + lesson.minutes, now);
      if (busy.has(teacherId)) throw new Refusal('scheduling.slot_taken');

      await handOut(deps)(by, [lesson], [{ lessonId, given: teacherId }], {
        actId: newId(),
        teacherId: lesson.teacherId,
        note: null,
        reason,
      });
      await deps.lateLessons.decide(lessonId, 'replaced', now);
      await deps.realtime.changed('late-lessons');
      const [shown] = await touchedLessons(deps)(await deps.lessons.byIds([lessonId]));
      if (!shown) throw new Error(`Lesson ${lessonId} was given away and has no view`);
      return shown;
    });
