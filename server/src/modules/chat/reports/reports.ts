import type { ChatReport } from '@school/contract/chat/manager-shapes';

import type { Outbox } from '#platform/outbox';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { newId } from '#platform/ids';
import type { Realtime } from '#platform/realtime';

import type { Messages } from '../stores/messages.store.ts';
import type { Contact } from '../rules/contacts.ts';
import type { ChatRecord } from '../rules/side.ts';
import { createReportRows, type ReportRow } from '../stores/reports.store.ts';

export interface ReportsGiven {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'publish'>;
  realtime: Pick<Realtime, 'changed'>;
  messages: Messages;
}

type Author = { chat: ChatRecord; from: 'customer' | 'teacher' | 'school'; authorId: string; authorName: string };

/** Shown at once; and how much of the conversation around a message is shown with it. */
const shown = { reports: 100, around: 5 };

export type Reports = ReturnType<typeof createReports>;

/** What managers are asked to look at in conversations of families with teachers. */
export function createReports({ db, clock, outbox, realtime, messages }: ReportsGiven) {
  const rows = createReportRows(db);

  const view = async (row: ReportRow): Promise<ChatReport> => {
    const { at, closedAt, closedBy, result, ...rest } = row;
    return {
      ...rest,
      at: at.toString(),
      around: row.messageId === null ? [] : await messages.around(row.chatId, row.messageId, shown.around),
      closed: closedAt && closedBy !== null && result !== null ? { at: closedAt.toString(), by: closedBy, result } : null,
    };
  };

  async function add(
    { chat, from, authorId, authorName }: Author,
    its: { kind: ChatReport['kind']; messageId: string | null; reason: string; stoppedText: string | null; by: string | null },
  ): Promise<void> {
    if (from === 'school') return;
    const reportId = newId();
    const { chatId, familyId, teacherId } = chat;
    const teacherName = chat.teacherName ?? '';
    if (!(await rows.add({ ...its, reportId, chatId, from, authorId, authorName, teacherName }, clock.now()))) return;
    await realtime.changed('chat-reports');
    await outbox.publish({ type: 'chat.message_reported', reportId, kind: its.kind, chatId, familyId, teacherId });
  }

  return {
    reported: ({ messageId, reason, by, ...author }: Author & { messageId: string; reason: string; by: string }): Promise<void> =>
      add(author, { kind: 'reported', messageId, reason, stoppedText: null, by }),

    /** Contacts were about to be shared. The same words again within an hour are not told twice. */
    stopped: ({ contact, text, ...author }: Author & { contact: Contact; text: string }): Promise<void> =>
      db.inTransaction(async () => {
        if (await rows.wasStopped(author.chat.chatId, author.authorId, text, clock.now().subtract({ hours: 1 }))) return;
        await add(author, { kind: 'stopped', messageId: null, reason: contact, stoppedText: text, by: null });
      }),

    list: async (state: 'open' | 'closed' = 'open'): Promise<ChatReport[]> =>
      Promise.all((await rows.list(state, shown.reports)).map(view)),

    /** One report, locked until the commit. */
    find: rows.find,
    view,
    close: rows.close,
  };
}
