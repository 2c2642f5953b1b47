import { type Db, sql } from '#platform/db';

import { lessonColumns, lessonsWithProcess } from './lessons.store.ts';
import type { Lesson } from '../rules/lesson.ts';

export type LateLessons = ReturnType<typeof createLateLessons>;

/** So long a family waits for the teacher of this lesson. */
const wait = sql`make_interval(mins => l.teacher_wait_minutes)`;
/** Somebody waits in it, nobody has closed or marked it, and no teacher has come. */
const unattended = sql`l.status in ('scheduled', 'inProgress') and l.teacher_id is not null and l.teacher_here_at is null
  and exists (select from scheduling_participants w where w.lesson_id = l.lesson_id and w.left_at is null)
  and not exists (select from scheduling_marks m where m.lesson_id = l.lesson_id and m.settled_at is null and m.undone_at is null)`;

/** Lessons to which the teacher does not come: noticed once while they run, and what was decided. */
export function createLateLessons(db: Db) {
  return {
    /** Lessons that run, whose teacher is late, and of which nobody knows yet. */
    unnoticed: (now: Temporal.Instant) =>
      db.all(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess}
        where ${unattended} and lower(l.during) + ${wait} <= ${now} and upper(l.during) > ${now}
          and not exists (select from scheduling_late_lessons n where n.lesson_id = l.lesson_id)
        order by lower(l.during), l.lesson_id`),

    /** Notices one; false when it was noticed before. */
    notice: async (lessonId: string, at: Temporal.Instant): Promise<boolean> =>
      (await db.run(
        sql`insert into scheduling_late_lessons (lesson_id, noticed_at) values (${lessonId}, ${at}) on conflict do nothing`,
      )) === 1,

    /** Was the family told that its teacher is late, and what it gets for that? */
    isNoticed: async (lessonId: string): Promise<boolean> =>
      (await db.one(sql<{ yes: boolean }>`select true as yes from scheduling_late_lessons where lesson_id = ${lessonId}`)) !== undefined,

    /** Lessons that wait for a manager: nobody has decided, or the replacement does not come either. */
    undecided: (now: Temporal.Instant) =>
      db.all(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess} join scheduling_late_lessons n on n.lesson_id = l.lesson_id
        where ${unattended} and (n.decision is null or (n.decision = 'replaced' and n.decided_at + ${wait} <= ${now}))
        order by lower(l.during), l.lesson_id`),

    /** Noticed lessons that have ended, and nobody has come. */
    lost: (now: Temporal.Instant) =>
      db.all(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess} join scheduling_late_lessons n on n.lesson_id = l.lesson_id
        where ${unattended} and upper(l.during) <= ${now} order by lower(l.during), l.lesson_id`),

    /** Writes down what became of a noticed lesson; true when it was one. */
    decide: async (lessonId: string, decision: 'replaced' | 'returned', at: Temporal.Instant): Promise<boolean> =>
      (await db.run(sql`
        update scheduling_late_lessons set decision = ${decision}, decided_at = ${at} where lesson_id = ${lessonId}`)) === 1,
  };
}
