import type { markOutcomes } from '@school/contract/calendar/limits';

import { type Db, sql } from '#platform/db';

import { lessonColumns, lessonsWithProcess } from './lessons.store.ts';
import type { Lesson } from '../rules/lesson.ts';

export type MarkOutcome = (typeof markOutcomes)[number];

/** What a teacher marked. */
export interface Mark {
  markId: string;
  lessonId: string;
  teacherId: string;
  accountId: string | null;
  outcome: MarkOutcome;
  absent: string[];
  reason: string | null;
  /** Kids whose unit was reserved for it alone. */
  reserved: string[];
  markedAt: Temporal.Instant;
}

export type FlagKind = 'early' | 'withoutPresence' | 'heldShort';

/** Something about a marked lesson that managers should see. */
export interface Flag {
  lessonId: string;
  kind: FlagKind;
  reason: string | null;
  at: Temporal.Instant;
}

export type Marks = ReturnType<typeof createMarks>;

const columns = sql`mark_id as "markId", lesson_id as "lessonId", teacher_id as "teacherId", account_id as "accountId", outcome, absent,
  reason, reserved, marked_at as "markedAt"`;
const isOpen = sql`settled_at is null and undone_at is null`;

const isUnmarked = sql`l.status in ('scheduled', 'inProgress') and l.teacher_id is not null
  and exists (select from scheduling_participants w where w.lesson_id = l.lesson_id and w.left_at is null)
  and not exists (select from scheduling_marks m where m.lesson_id = l.lesson_id and m.settled_at is null and m.undone_at is null)`;

/** Marks of teachers, what managers should see of them, and lessons without any. */
export function createMarks(db: Db) {
  return {
    async add(it: Mark): Promise<void> {
      await db.run(sql`
        insert into scheduling_marks (mark_id, lesson_id, teacher_id, account_id, outcome, absent, reason, reserved, marked_at)
        values (${it.markId}, ${it.lessonId}, ${it.teacherId}, ${it.accountId}, ${it.outcome}, ${it.absent}::uuid[], ${it.reason},
          ${it.reserved}::uuid[], ${it.markedAt})`);
    },

    /** The mark of a lesson that may still be undone. */
    open: (lessonId: string) => db.one(sql<Mark>`select ${columns} from scheduling_marks where lesson_id = ${lessonId} and ${isOpen}`),

    /** Marks made up to an instant that wait to be settled. */
    due: (until: Temporal.Instant) =>
      db.all(sql<{ lessonId: string }>`
        select lesson_id as "lessonId" from scheduling_marks where ${isOpen} and marked_at <= ${until} order by marked_at, lesson_id`),

    settle: (markId: string, at: Temporal.Instant) =>
      db.run(sql`update scheduling_marks set settled_at = ${at} where mark_id = ${markId} and ${isOpen}`),

    undo: (markId: string, at: Temporal.Instant) =>
      db.run(sql`update scheduling_marks set undone_at = ${at} where mark_id = ${markId} and ${isOpen}`),

    /** Lessons that ended by then and that nobody has marked, the longest waiting first. */
    unmarked: (endedBy: Temporal.Instant) =>
      db.all(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess} where ${isUnmarked} and upper(l.during) <= ${endedBy}
        order by lower(l.during), l.lesson_id limit 200`),

    /** What a teacher still has to say something of: lessons that are over and not marked, and trials without their report. */
    waiting: (teacherId: string, now: Temporal.Instant) =>
      db.all(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess}
        where l.teacher_id = ${teacherId} and upper(l.during) <= ${now} and ((${isUnmarked}) or (l.kind = 'trial' and l.status = 'conducted'
          and not exists (select from scheduling_trial_reports r where r.lesson_id = l.lesson_id)))
        order by lower(l.during), l.lesson_id limit 50`),

    async flag({ lessonId, kind, reason, at }: Flag): Promise<void> {
      await db.run(sql`
        insert into scheduling_lesson_flags (lesson_id, kind, reason, at) values (${lessonId}, ${kind}, ${reason}, ${at})
        on conflict do nothing`);
    },

    /** Flags that no manager has seen to. */
    openFlags: () =>
      db.all(sql<Flag>`
        select lesson_id as "lessonId", kind, reason, at from scheduling_lesson_flags where seen_at is null order by at, lesson_id limit 200`),

    /** False when somebody has seen it before. */
    seeFlag: async (lessonId: string, kind: FlagKind, by: string, at: Temporal.Instant): Promise<boolean> =>
      (await db.run(sql`
        update scheduling_lesson_flags set seen_at = ${at}, seen_by = ${by}
        where lesson_id = ${lessonId} and kind = ${kind} and seen_at is null`)) === 1,
  };
}
