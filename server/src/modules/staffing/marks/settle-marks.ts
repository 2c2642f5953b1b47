import { schedulingLimits } from '@school/contract/calendar/limits';

import type { FlagKind, Mark } from '#modules/calendar';
import type { Lesson } from '#modules/calendar/rules';

import { conduct } from '../lessons/conduct-lesson.ts';
import { isEarly, isHeldShort } from '../rules/marking.ts';
import { closeMissed } from '../lessons/close-as-missed.ts';
import { lockLesson } from '../lessons/lock-lessons.ts';
import { giveBackWithBonus } from '../lessons/return-lesson.ts';
import type { Attended } from '../stores/attendance.store.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';

/** By the clock: marks that can no longer be undone are settled, each by itself. */
export const settleMarks = (deps: StaffingDependencies) => async (): Promise<void> => {
  const due = await deps.marks.due(deps.clock.now().subtract({ minutes: schedulingLimits.undoMarkMinutes }));
  const faults: unknown[] = [];
  for (const { lessonId } of due) {
    await deps.db
      .inTransaction(async () => settleMark(deps)(await lockLesson(deps)(lessonId)))
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
  (deps: StaffingDependencies) =>
  async (lesson: Lesson): Promise<void> => {
    const { lessonId, status } = lesson;
    const mark = await deps.marks.open(lessonId);
    if (!mark) return;
    const now = deps.clock.now();
    if (status !== 'scheduled' && status !== 'inProgress') {
      await deps.marks.undo(mark.markId, now);
      return;
    }
    const by = { accountId: mark.accountId, role: 'teacher' } as const;
    await deps.marks.settle(mark.markId, now);
    if (mark.outcome === 'conducted') {
      await conduct(deps)(by, lesson, mark.absent, mark.markedAt);
      const attended = await deps.attendance.ofLesson(lessonId);
      for (const kind of flagsOf(lesson, mark, attended)) await deps.marks.flag({ lessonId, kind, reason: mark.reason, at: mark.markedAt });
    } else if (mark.outcome === 'nonAttendance') await closeMissed(deps)(by, lesson, mark.markedAt);
    else await giveBackWithBonus(deps)(by, lesson, 'the teacher came late', 'late');
  };

/** What managers should see of a lesson that was marked conducted. */
function flagsOf(lesson: Lesson, { markedAt }: Mark, attended: readonly Attended[]): FlagKind[] {
  return [
    ...(isEarly(lesson, markedAt) ? (['early'] as const) : []),
    ...(lesson.teacherHereAt === null ? (['withoutPresence'] as const) : []),
    ...(isHeldShort(lesson, attended) ? (['heldShort'] as const) : []),
  ];
}
