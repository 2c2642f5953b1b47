import { schedulingLimits } from '@school/contract/scheduling/limits';

import { conduct } from '../conduct-lesson.ts';
import { isEarly } from '../rules/marking.ts';
import type { Lesson } from '../rules/lesson.ts';
import { closeMissed } from '../staff/close-as-missed.ts';
import { lockLesson } from '../staff/lock-lessons.ts';
import { giveBackWithBonus } from '../staff/return-lesson.ts';
import type { StaffTools } from '../staff/staff-tools.ts';
import type { FlagKind, Mark } from './marks.store.ts';

/** By the clock: marks that can no longer be undone are settled, each by itself. */
export const settleMarks = (tools: StaffTools) => async (): Promise<void> => {
  const due = await tools.marks.due(tools.clock.now().subtract({ minutes: schedulingLimits.undoMarkMinutes }));
  const faults: unknown[] = [];
  for (const { lessonId } of due) {
    await tools.db
      .inTransaction(async () => settleMark(tools)(await lockLesson(tools)(lessonId)))
      // One mark that cannot be settled must not keep the others waiting.
      .catch((fault: unknown) => void faults.push(fault));
  }
  if (faults.length > 0) throw faults[0];
};

/**
 * What a mark says happens now, in the caller's transaction, which holds the locks of the lesson. Without a mark nothing
 * does; one of a lesson that a manager has ended meanwhile is void.
 */
export const settleMark =
  (tools: StaffTools) =>
  async (lesson: Lesson): Promise<void> => {
    const { lessonId, status } = lesson;
    const mark = await tools.marks.open(lessonId);
    if (!mark) return;
    const now = tools.clock.now();
    if (status !== 'scheduled' && status !== 'inProgress') {
      await tools.marks.undo(mark.markId, now);
      return;
    }
    const by = { accountId: mark.accountId, role: 'teacher' } as const;
    await tools.marks.settle(mark.markId, now);
    if (mark.outcome === 'conducted') {
      await conduct(tools)(by, lesson, mark.absent, mark.markedAt);
      for (const kind of flagsOf(lesson, mark)) await tools.marks.flag({ lessonId, kind, reason: mark.reason, at: mark.markedAt });
    } else if (mark.outcome === 'nonAttendance') await closeMissed(tools)(by, lesson, mark.markedAt);
    else await giveBackWithBonus(tools)(by, lesson, 'the teacher came late', 'late');
  };

/** What managers should see of a lesson that was marked conducted. */
function flagsOf(lesson: Lesson, { markedAt }: Mark): FlagKind[] {
  return [
    ...(isEarly(lesson, markedAt) ? (['early'] as const) : []),
    ...(lesson.teacherHereAt === null ? (['withoutPresence'] as const) : []),
  ];
}
