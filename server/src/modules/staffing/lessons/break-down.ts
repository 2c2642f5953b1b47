import type { TeacherLesson } from '@school/contract/staffing/shapes';

import { familiesIn } from '#modules/calendar';
import type { Actor } from '#modules/calendar/rules';
import { insist } from '#platform/refusal';

import { mayBreakDown } from '../rules/conducting.ts';
import { mayMarkBrokenDown } from '../rules/marking.ts';
import { teacherLesson } from './teacher-lessons.ts';
import { callOff, passedOnTo } from './call-off.ts';
import { lockOwnLesson } from './lock-lessons.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import { tellManagers } from './tell-managers.ts';

/** The lesson broke down for technical reasons: the unit comes back, and the family is told how to have another time. */
export const breakDown =
  (deps: StaffingDependencies) =>
  (by: Actor, teacherId: string, lessonId: string, reason: string): Promise<TeacherLesson> =>
    deps.db.inTransaction(async () => {
      const lesson = await lockOwnLesson(deps)(teacherId, lessonId);
      const now = deps.clock.now();
      insist(by.role === 'teacher' ? mayMarkBrokenDown(lesson, now) : mayBreakDown(lesson, now));
      const funded = await callOff(deps)(by, [lesson], reason);
      for (const familyId of familiesIn([lesson])) {
        await deps.outbox.publish({
          type: 'scheduling.lesson_broke_down',
          familyId,
          lessonId,
          kidUids: lesson.participants.filter((it) => it.familyId === familyId).map(({ kidUid }) => kidUid),
          startsAt: lesson.startsAt.toString(),
          isReturned: lesson.participants.some((it) => it.familyId === familyId && it.funded),
          passedOn: passedOnTo(funded, lesson, familyId),
        });
      }
      await tellManagers(deps, lesson);
      return teacherLesson(deps)(teacherId, lessonId);
    });
