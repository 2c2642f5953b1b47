import type { TeacherLesson } from '@school/contract/scheduling/shapes';

import { insist } from '#platform/refusal';

import { mayUndoMark } from '../rules/marking.ts';
import { giveUnitsBack } from '../staff/call-off.ts';
import { lockOwnLesson } from '../staff/lock-lessons.ts';
import type { StaffTools } from '../staff/staff-tools.ts';
import { tellManagers } from '../staff/tell-managers.ts';
import { teacherLesson } from '../teacher-lessons.ts';
import { familiesIn } from '../staff/touched-lessons.ts';
import { tellScreens } from '../tell-screens.ts';

/** A teacher takes its mark back: the lesson is as it was before, and so is the balance. */
export const undoMark =
  (tools: StaffTools) =>
  (teacherId: string, lessonId: string): Promise<TeacherLesson> =>
    tools.db.inTransaction(async () => {
      const lesson = await lockOwnLesson(tools)(teacherId, lessonId);
      const now = tools.clock.now();
      insist(mayUndoMark(lesson, now));
      const mark = await tools.marks.open(lessonId);
      if (!mark) throw new Error(`Lesson ${lessonId} has a mark and none is found`);
      await tools.marks.undo(mark.markId, now);
      const participants = lesson.participants.filter(({ kidUid }) => mark.reserved.includes(kidUid));
      if (participants.length > 0) await giveUnitsBack(tools)([{ lessonId, participants }]);
      await tellScreens(tools, [{ lessonId, teacherId, familyIds: familiesIn([lesson]) }]);
      await tellManagers(tools, lesson);
      return teacherLesson(tools)(teacherId, lessonId);
    });
