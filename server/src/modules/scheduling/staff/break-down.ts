import type { TeacherLesson } from '@school/contract/scheduling/shapes';

import { insist } from '#platform/refusal';

import type { Actor } from '../actor.ts';
import { mayBreakDown } from '../rules/conducting.ts';
import { mayMarkBrokenDown } from '../rules/marking.ts';
import { teacherLesson } from '../teacher-lessons.ts';
import type { SchedulingEvent } from '../tools.ts';
import { callOff } from './call-off.ts';
import { lockOwnLesson } from './lock-lessons.ts';
import type { StaffTools } from './staff-tools.ts';
import { tellManagers } from './tell-managers.ts';
import { familiesIn } from './touched-lessons.ts';

/** The lesson broke down for technical reasons: the unit comes back, and the family is told how to have another time. */
export const breakDown =
  (tools: StaffTools) =>
  (by: Actor, teacherId: string, lessonId: string, reason: string): Promise<TeacherLesson> =>
    tools.db.inTransaction(async () => {
      const lesson = await lockOwnLesson(tools)(teacherId, lessonId);
      const now = tools.clock.now();
      insist(by.role === 'teacher' ? mayMarkBrokenDown(lesson, now) : mayBreakDown(lesson, now));
      await callOff(tools)(by, [lesson], reason);
      for (const familyId of familiesIn([lesson])) {
        await tools.outbox.publish<SchedulingEvent>({
          type: 'scheduling.lesson_broke_down',
          familyId,
          lessonId,
          kidUids: lesson.participants.filter((it) => it.familyId === familyId).map(({ kidUid }) => kidUid),
          startsAt: lesson.startsAt.toString(),
          isReturned: lesson.participants.some((it) => it.familyId === familyId && it.funded),
        });
      }
      await tellManagers(tools, lesson);
      return teacherLesson(tools)(teacherId, lessonId);
    });
