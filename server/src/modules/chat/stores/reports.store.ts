import type { ChatReport } from '@school/contract/chat/manager-shapes';

import { type Db, sql } from '#platform/db';

/** Something managers are to look at, as its row keeps it. */
export interface ReportRow {
  reportId: string;
  kind: ChatReport['kind'];
  chatId: string;
  familyId: string;
  familyName: string;
  messageId: string | null;
  from: ChatReport['from'];
  authorName: string;
  teacherName: string;
  reason: string;
  stoppedText: string | null;
  at: Temporal.Instant;
  closedAt: Temporal.Instant | null;
  closedBy: string | null;
  result: string | null;
}

export interface NewReport {
  reportId: string;
  kind: ChatReport['kind'];
  chatId: string;
  messageId: string | null;
  from: ChatReport['from'];
  authorId: string;
  authorName: string;
  teacherName: string;
  reason: string;
  stoppedText: string | null;
  by: string | null;
}

const columns = sql`
  r.report_id as "reportId", r.kind, r.chat_id as "chatId", c.family_id as "familyId", c.customer_name as "familyName",
  r.message_id as "messageId", r.side as "from", r.author_name as "authorName", r.teacher_name as "teacherName", r.reason,
  r.stopped_text as "stoppedText", r.at, r.closed_at as "closedAt", r.closed_by as "closedBy", r.result`;

/** Rows of reports. */
export const createReportRows = (db: Db) => ({
  /** False when this person has reported this message already. */
  async add(report: NewReport, now: Temporal.Instant): Promise<boolean> {
    const rows = await db.run(sql`
      insert into chat_reports (report_id, kind, chat_id, message_id, side, author_id, author_name, teacher_name, reason, stopped_text,
        by_account, at)
      values (${report.reportId}, ${report.kind}, ${report.chatId}, ${report.messageId}, ${report.from}, ${report.authorId},
        ${report.authorName}, ${report.teacherName}, ${report.reason}, ${report.stoppedText}, ${report.by}, ${now})
      on conflict do nothing`);
    return rows === 1;
  },
  /** Was the same stopped since a moment? Somebody who tries again changes a word or two; one row tells enough. */
  async wasStopped(chatId: string, authorId: string, text: string, since: Temporal.Instant): Promise<boolean> {
    const row = await db.one(sql`
      select 1 from chat_reports
      where kind = 'stopped' and chat_id = ${chatId} and author_id = ${authorId} and stopped_text = ${text} and at >= ${since}`);
    return row !== undefined;
  },
  find: (reportId: string): Promise<ReportRow | undefined> =>
    db.one(sql<ReportRow>`
      select ${columns} from chat_reports r join chat_chats c using (chat_id) where r.report_id = ${reportId} for update of r`),
  list: (state: 'open' | 'closed', most: number): Promise<ReportRow[]> =>
    db.all(sql<ReportRow>`
      select ${columns} from chat_reports r join chat_chats c using (chat_id)
      where ${state === 'open' ? sql`r.closed_at is null` : sql`r.closed_at is not null`}
      order by ${state === 'open' ? sql`r.at, r.report_id` : sql`r.closed_at desc, r.report_id`} limit ${most}`),
  async close(reportId: string, closed: { at: Temporal.Instant; by: string; result: string }): Promise<void> {
    await db.run(sql`
      update chat_reports set closed_at = ${closed.at}, closed_by = ${closed.by}, result = ${closed.result} where report_id = ${reportId}`);
  },
});
