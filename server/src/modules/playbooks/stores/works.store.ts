import type { CourseCode } from '@school/contract/catalogue/limits';
import { playbooksLimits } from '@school/contract/playbooks/limits';

import { type Db, sql } from '#platform/db';

import type { AttemptRow } from './attempts.store.ts';
import type { Place } from '../rules/resume.ts';
import type { Mark } from '../rules/teacher-mark.ts';

/** A work handed in, and what its teacher said. */
export interface WorkRow extends Place {
  attemptUid: string;
  kidUid: string;
  courseCode: CourseCode;
  doneAt: Temporal.Instant;
  mark: Mark | null;
  comment: string | null;
  markedAt: Temporal.Instant | null;
  seenAt: Temporal.Instant | null;
}

export interface NewMark {
  mark: Mark | null;
  comment: string;
  teacherId: string;
  at: Temporal.Instant;
}

/** A kid in a course. */
export interface Studies {
  kidUid: string;
  courseCode: string;
}

const columns = sql`attempt_uid as "attemptUid", task_idx as "taskIdx", round, kid_uid as "kidUid", course_code as "courseCode",
  done_at as "doneAt", mark, comment, marked_at as "markedAt", seen_at as "seenAt"`;

const studiedIn = (pupils: readonly Studies[]) =>
  sql`(kid_uid, course_code) in (select "kidUid", "courseCode"
    from jsonb_to_recordset(${JSON.stringify(pupils)}::jsonb) as pupils ("kidUid" uuid, "courseCode" text))`;

/** Works for teachers: rows to nouns. */
export function createWorkStore(db: Db) {
  return {
    add: ({ attemptUid, kidUid, courseCode }: AttemptRow, { taskIdx, round }: Place, at: Temporal.Instant) =>
      db.run(sql`
        insert into playbooks_works (attempt_uid, task_idx, round, kid_uid, course_code, done_at)
        values (${attemptUid}, ${taskIdx}, ${round}, ${kidUid}, ${courseCode}, ${at}) on conflict do nothing`),
    of: (attemptUid: string) =>
      db.all(sql<WorkRow>`select ${columns} from playbooks_works where attempt_uid = ${attemptUid} order by task_idx, round`),
    /** Oldest first. */
    waiting: (pupils: readonly Studies[]) =>
      db.all(sql<WorkRow>`
        select ${columns} from playbooks_works where marked_at is null and ${studiedIn(pupils)}
        order by done_at, attempt_uid, task_idx, round limit ${playbooksLimits.reviewPage}`),
    /** What has waited at least since then, by kid and course, the longest first. */
    waitingSince: (before: Temporal.Instant) =>
      db.all(sql<Studies & { since: Temporal.Instant; works: number }>`
        select kid_uid as "kidUid", course_code as "courseCode", min(done_at) as since, count(*)::int as works
        from playbooks_works where marked_at is null and done_at <= ${before}
        group by kid_uid, course_code order by since limit 200`),
    /** Latest first. */
    marked: (pupils: readonly Studies[]) =>
      db.all(sql<WorkRow>`
        select ${columns} from playbooks_works where marked_at is not null and ${studiedIn(pupils)}
        order by marked_at desc, attempt_uid, task_idx, round limit ${playbooksLimits.reviewPage}`),
    /** How many works of each kid wait. */
    counts: (pupils: readonly Studies[]) =>
      db.all(sql<{ kidUid: string; waiting: number }>`
        select kid_uid as "kidUid", count(*)::int as waiting from playbooks_works
        where marked_at is null and ${studiedIn(pupils)} group by kid_uid`),
    /** A mark given again takes the place of the one before, and is news to the child. */
    mark: (attemptUid: string, { taskIdx, round }: Place, { mark, comment, teacherId, at }: NewMark) =>
      db.run(sql`
        update playbooks_works set mark = ${mark}, comment = ${comment}, marked_by = ${teacherId}, marked_at = ${at}, seen_at = null
        where attempt_uid = ${attemptUid} and task_idx = ${taskIdx} and round = ${round}`),
    /** Marks of a kid given after `since`, latest first. */
    toldTo: (kidUid: string, since: Temporal.Instant) =>
      db.all(sql<WorkRow>`
        select ${columns} from playbooks_works where kid_uid = ${kidUid} and marked_at > ${since}
        order by marked_at desc, attempt_uid, task_idx, round limit ${playbooksLimits.reviewPage}`),
    seen: (kidUid: string, at: Temporal.Instant) =>
      db.run(sql`
        update playbooks_works set seen_at = ${at} where kid_uid = ${kidUid} and marked_at <= ${at} and seen_at is null`),
  };
}

export type WorkStore = ReturnType<typeof createWorkStore>;
