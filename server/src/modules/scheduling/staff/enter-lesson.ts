import type { TeacherLesson } from '@school/contract/scheduling/shapes';

import { insist } from '#platform/refusal';

import { mayEnter } from '../rules/conducting.ts';
import { teacherLesson } from '../teacher-lessons.ts';
import { tellScreens } from '../tell-screens.ts';
import { lockOwnLesson } from './lock-lessons.ts';
import type { StaffTools } from './staff-tools.ts';
import { tellManagers } from './tell-managers.ts';

/** The teacher is in the lesson: nobody waits in vain any more. Said twice, the first time counts. */
export const enterLesson =
  (tools: StaffTools) =>
  (teacherId: string, lessonId: string): Promise<TeacherLesson> =>
    tools.db.inTransaction(async () => {
      const lesson = await lockOwnLesson(tools)(teacherId, lessonId);
      const now = tools.clock.now();
      insist(mayEnter(lesson, now));
      if (lesson.teacherHereAt === null) {
        await tools.staffings.enter(lessonId, now);
        await tellScreens(tools, [{ lessonId, teacherId, familyIds: [] }]);
        await tellManagers(tools, lesson);
      }
      return teacherLesson(tools)(teacherId, lessonId);
    });
