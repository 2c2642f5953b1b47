import type { CourseCode } from '@school/contract/catalogue/limits';

import { type Db, idsOf, sql } from '#platform/db';

/** What a teacher wrote after a trial, and the learning process that came of it. */
export interface ReportRecord {
  lessonId: string;
  processId: string;
  learningProcessId: string | null;
  outcome: 'recommended' | 'notYet';
  courseCode: CourseCode | null;
  level: string | null;
  text: string;
  reportedAt: Temporal.Instant;
}

export type Reports = ReturnType<typeof createReports>;

const columns = sql`lesson_id as "lessonId", process_id as "processId", learning_process_id as "learningProcessId",
  outcome, course_code as "courseCode", level, text, reported_at as "reportedAt"`;

export function createReports(db: Db) {
  return {
    /** Keeps a report; false when the lesson has one. */
    add: async (it: ReportRecord): Promise<boolean> =>
      (await db.run(sql`
        insert into scheduling_trial_reports (lesson_id, process_id, learning_process_id, outcome, course_code, level, text, reported_at)
        values (${it.lessonId}, ${it.processId}, ${it.learningProcessId}, ${it.outcome}, ${it.courseCode}, ${it.level}, ${it.text}, ${it.reportedAt})
        on conflict do nothing`)) === 1,

    /** Another text for a report that was sent; answers the one that was there. */
    correct: async (lessonId: string, text: string): Promise<string | undefined> =>
      (
        await db.one(sql<{ before: string }>`
          with old as (select text as before from scheduling_trial_reports where lesson_id = ${lessonId} for update)
          update scheduling_trial_reports set text = ${text} from old where lesson_id = ${lessonId} returning old.before`)
      )?.before,

    ofLessons: (lessonIds: readonly string[]) =>
      db.all(sql<ReportRecord>`select ${columns} from scheduling_trial_reports where lesson_id = any(${idsOf(lessonIds)})`),

    /** Reports of trials, and of the learning that came of them. */
    ofProcesses: (processIds: readonly string[]) =>
      db.all(sql<ReportRecord>`
        select ${columns} from scheduling_trial_reports
        where process_id = any(${idsOf(processIds)}) or learning_process_id = any(${idsOf(processIds)})`),

    /** The last thing written about each kid. */
    lastOfKids: (kidUids: readonly string[]) =>
      db.all(sql<{ kidUid: string; text: string; reportedAt: Temporal.Instant }>`
        select distinct on (p.kid_uid) p.kid_uid as "kidUid", r.text, r.reported_at as "reportedAt"
        from scheduling_trial_reports r join scheduling_processes p using (process_id)
        where p.kid_uid = any(${idsOf(kidUids)}) order by p.kid_uid, r.reported_at desc`),
  };
}
