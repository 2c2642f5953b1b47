import type { AuditAct } from '@school/contract/audit/limits';
import type { TouchedLesson } from '@school/contract/calendar/shapes';

import type { ActTools, Manager } from './tools.ts';

/** What a manager does with one lesson, whoever's it is. */
export interface LessonAction {
  eventId: string;
  act: AuditAct;
  reason: string;
  /** How much of its weekly time goes with it. */
  scope?: string;
}

const standing = ({ timestamp, status, teacher }: TouchedLesson) => ({ timestamp, status, teacher: teacher?.name ?? null });

/** Does something with a lesson and writes it into the log of each family whose lesson it is: both or neither. */
export const logged =
  ({ db, audit, calendar }: Pick<ActTools, 'db' | 'audit' | 'calendar'>) =>
  <T>({ accountId }: Manager, { eventId, act, reason, scope }: LessonAction, work: () => Promise<T>): Promise<T> =>
    db.inTransaction(async () => {
      const seen = await calendar.touchedLesson(eventId);
      const outcome = await work();
      if (!seen) return outcome;
      const { lesson, familyIds } = seen;
      const after = await calendar.touchedLesson(eventId);
      const name = [...lesson.kids.map((kid) => kid.name), lesson.courseCode ?? lesson.subject, lesson.timestamp].join(', ');
      for (const familyId of familyIds) {
        await audit.record({
          by: { accountId, role: 'manager' },
          act,
          familyId,
          subject: { type: 'lesson', id: eventId, name },
          reason,
          before: standing(lesson),
          after: { ...(after && standing(after.lesson)), ...(scope !== undefined && { scope }) },
        });
      }
      return outcome;
    });
