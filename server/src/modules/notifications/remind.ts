import { lessonNotices, type LessonNotice } from '@school/contract/notifications/limits';

import { findLessonsAhead, remindOfLessons } from './remind-of-lessons.ts';
import type { Reminder } from './reminders.store.ts';
import { tellHomework } from './tell-homework.ts';
import { tellUnread } from './tell-unread.ts';
import type { Tools } from './tools.ts';
import { remindOfHold } from './when-schedule-changes.ts';

/** What a reminder says when its hour has come; false when it had become needless. */
function sayOf(tools: Tools, reminder: Reminder): Promise<boolean> {
  if (reminder.kind === 'holdEnds') return remindOfHold(tools)(reminder);
  if (reminder.kind === 'lessons') return remindOfLessons(tools)(reminder);
  return reminder.kind === 'homework' ? tellHomework(tools)(reminder) : tellUnread(tools)(reminder);
}

/** The job of every minute: looks for lessons ahead, and says what is due, each once. */
export const remind = (tools: Tools) => async (): Promise<void> => {
  const { db, clock, reminders } = tools;
  const find = findLessonsAhead(tools);
  for (const notice of Object.keys(lessonNotices) as LessonNotice[]) await find(notice);
  for (;;) {
    const wasDue = await db.inTransaction(async () => {
      const now = clock.now();
      const reminder = await reminders.takeDue(now);
      if (reminder && (await sayOf(tools, reminder))) await reminders.told(reminder.reminderId, now);
      return reminder !== undefined;
    });
    if (!wasDue) return;
  }
};
