import type { TeacherLesson } from '@school/contract/staffing/shapes';

import { familiesIn, tellScreens } from '#modules/calendar';
import { insist } from '#platform/refusal';

import { mayTellLate } from '../rules/running-late.ts';
import { lockOwnLesson } from './lock-lessons.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import { teacherLesson } from './teacher-lessons.ts';

/**
 * The lesson before runs over, or the teacher is held up: the families that wait for this one are told, with the time to
 * expect the teacher at. What is done about a teacher who does not come at all stays as it is (docs/rules/lessons.md#waiting-for-the-teacher).
 */
export const tellLate =
  (deps: StaffingDependencies) =>
  (teacherId: string, lessonId: string, minutes: number): Promise<TeacherLesson> =>
    deps.db.inTransaction(async () => {
      const lesson = await lockOwnLesson(deps)(teacherId, lessonId);
      const now = deps.clock.now();
      insist(mayTellLate(lesson, now));
      if (await deps.runningLates.tell(lessonId, teacherId, minutes, now)) {
        const { startsAt, participants } = lesson;
        const later = Temporal.Instant.compare(now, startsAt) > 0 ? now : startsAt;
        for (const familyId of familiesIn([lesson])) {
          await deps.outbox.publish({
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
        await tellScreens(deps, [{ lessonId, teacherId, familyIds: [] }]);
        await deps.realtime.changed('late-lessons');
      }
      return teacherLesson(deps)(teacherId, lessonId);
    });
