import type { TeacherLesson } from '@school/contract/staffing/shapes';

import { familiesIn, tellScreens } from '#modules/calendar';
import { insist } from '#platform/refusal';

import { mayUndoMark } from '../rules/marking.ts';
import { giveUnitsBack } from '../lessons/call-off.ts';
import { lockOwnLesson } from '../lessons/lock-lessons.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import { tellManagers } from '../lessons/tell-managers.ts';
import { teacherLesson } from '../lessons/teacher-lessons.ts';

/** A teacher takes its mark back: the lesson is as it was before, and so is the balance. */
export const undoMark =
  (deps: StaffingDependencies) =>
  (teacherId: string, lessonId: string): Promise<TeacherLesson> =>
    deps.db.inTransaction(async () => {
      const lesson = await lockOwnLesson(deps)(teacherId, lessonId);
      const now = deps.clock.now();
      insist(mayUndoMark(lesson, now));
      const mark = await deps.marks.open(lessonId);
      if (!mark) throw new Error(`Lesson ${lessonId} has a mark and none is found`);
      await deps.marks.undo(mark.markId, now);
      const participants = lesson.participants.filter(({ kidUid }) => mark.reserved.includes(kidUid));
      if (participants.length > 0) await giveUnitsBack(deps)([{ lessonId, participants }]);
      await tellScreens(deps, [{ lessonId, teacherId, familyIds: familiesIn([lesson]) }]);
      await tellManagers(deps, lesson);
      return teacherLesson(deps)(teacherId, lessonId);
    });
