import type { TeacherLesson } from '@school/contract/scheduling/shapes';

import { insist } from '#platform/refusal';

import { mayTellLate } from '../rules/running-late.ts';
import { lockOwnLesson } from '../staff/lock-lessons.ts';
import type { StaffTools } from '../staff/staff-tools.ts';
import { familiesIn } from '../staff/touched-lessons.ts';
import { teacherLesson } from '../teacher-lessons.ts';
import { tellScreens } from '../tell-screens.ts';
import type { SchedulingEvent } from '../tools.ts';

/**
 * The lesson before runs over, or the teacher is held up: the families that wait for this one are told, with the time to
 * expect the teacher at. What is done about a teacher who does not come at all stays as it is (docs/rules/lessons.md#waiting-for-the-teacher).
 */
export const tellLate =
  (tools: StaffTools) =>
  (teacherId: string, lessonId: string, minutes: number): Promise<TeacherLesson> =>
    tools.db.inTransaction(async () => {
      const lesson = await lockOwnLesson(tools)(teacherId, lessonId);
      const now = tools.clock.now();
      insist(mayTellLate(lesson, now));
      if (await tools.runningLates.tell(lessonId, teacherId, minutes, now)) {
        const { startsAt, participants } = lesson;
        const later = Temporal.Instant.compare(now, startsAt) > 0 ? now : startsAt;
        for (const familyId of familiesIn([lesson])) {
          await tools.outbox.publish<SchedulingEvent>({
            type: 'scheduling.teacher_runs_late',
            familyId,
            lessonId,
            teacherId,
            kidUids: participants.filter((it) => it.familyId === familyId).map(({ kidUid }) => kidUid),
            startsAt: startsAt.toString(),
            minutes,
            expectedAt: later.add({ minutes }).toString(),
          });
        }
        await tellScreens(tools, [{ lessonId, teacherId, familyIds: [] }]);
        await tools.realtime.changed('late-lessons');
      }
      return teacherLesson(tools)(teacherId, lessonId);
    });
