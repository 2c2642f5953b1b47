import type { TeacherLesson } from '@school/contract/staffing/shapes';

import { tellScreens } from '#modules/calendar';
import { insist } from '#platform/refusal';

import { mayEnter } from '../rules/conducting.ts';
import { teacherLesson } from './teacher-lessons.ts';
import { lockOwnLesson } from './lock-lessons.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import { tellManagers } from './tell-managers.ts';

/** The teacher is in the lesson: nobody waits in vain any more. Said twice, the first time counts. */
export const enterLesson =
  (deps: StaffingDependencies) =>
  (teacherId: string, lessonId: string): Promise<TeacherLesson> =>
    deps.db.inTransaction(async () => {
      const lesson = await lockOwnLesson(deps)(teacherId, lessonId);
      const now = deps.clock.now();
      insist(mayEnter(lesson, now));
      if (lesson.teacherHereAt === null) {
        await deps.staffings.enter(lessonId, now);
        await tellScreens(deps, [{ lessonId, teacherId, familyIds: [] }]);
        await tellManagers(deps, lesson);
      }
      return teacherLesson(deps)(teacherId, lessonId);
    });
