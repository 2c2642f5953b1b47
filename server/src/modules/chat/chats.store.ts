import { chatLimits } from '@school/contract/chat/limits';

import { type Db, sql } from '#platform/db';
import { Refusal } from '#platform/refusal';

import { type ChatRecord, type Side, sideOf, type Talker } from './rules/side.ts';

const columns = sql`
  chat_id as "chatId", kind, family_id as "familyId", process_id as "processId", kid_uid as "kidUid", teacher_id as "teacherId",
  customer_name as "customerName", kid_name as "kidName", teacher_name as "teacherName", messages,
  unread_by_customer as "unreadByCustomer", unread_by_staff as "unreadByStaff",
  read_by_customer_at as "readByCustomerAt", read_by_staff_at as "readByStaffAt", last_text as "lastText", last_at as "lastAt"`;

/** A conversation that is about to be opened. */
export type NewChat = Pick<
  ChatRecord,
  'chatId' | 'kind' | 'familyId' | 'processId' | 'kidUid' | 'teacherId' | 'customerName' | 'kidName' | 'teacherName'
>;

export type Chats = ReturnType<typeof createChats>;

/** Rows of conversations. */
export function createChats(db: Db) {
  return {
    find: (chatId: string): Promise<ChatRecord | undefined> =>
      db.one(sql<ChatRecord>`select ${columns} from chat_chats where chat_id = ${chatId}`),

    /** A conversation of this person and their side in it; anybody else's is not found. With `lock` until the commit. */
    async ofPerson(who: Talker, chatId: string, { lock = false } = {}): Promise<{ chat: ChatRecord; side: Side }> {
      const chat = await db.one(
        sql<ChatRecord>`select ${columns} from chat_chats where chat_id = ${chatId} ${lock ? sql`for update` : sql``}`,
      );
      const side = chat && sideOf(who, chat);
      if (!chat || !side) throw new Refusal('chat.chat_not_found');
      return { chat, side };
    },

    /** All conversations of a person, the most recently used first. */
    async list({ role, customerId }: Talker): Promise<ChatRecord[]> {
      const mine =
        role === 'parent'
          ? sql`family_id = ${customerId}`
          : role === 'teacher'
            ? sql`kind = 'teacher' and teacher_id = ${customerId}`
            : sql`kind = 'school' and ${role} = 'manager' and last_at is not null`;
      return db.all(sql<ChatRecord>`
        select ${columns} from chat_chats where ${mine}
        order by last_at desc nulls last, created_at desc limit ${chatLimits.schoolChats}`);
    },

    ofProcess: (processId: string): Promise<ChatRecord | undefined> =>
      db.one(sql<ChatRecord>`select ${columns} from chat_chats where process_id = ${processId} for update`),

    /** A kid's conversation with this teacher about another process. */
    ofKidWith: (kidUid: string, teacherId: string): Promise<ChatRecord | undefined> =>
      db.one(sql<ChatRecord>`
        select ${columns} from chat_chats where kid_uid = ${kidUid} and teacher_id = ${teacherId}
        order by created_at desc limit 1 for update`),

    /** Conversations in which one of these people takes part by name: parents and teachers. */
    withAnyOf: (people: readonly string[]): Promise<ChatRecord[]> =>
      db.all(sql<ChatRecord>`
        select ${columns} from chat_chats
        where family_id = any(${[...people]}::uuid[]) or teacher_id = any(${[...people]}::uuid[])`),

    /** Opens a conversation; false when it was open already. */
    async open(chat: NewChat, now: Temporal.Instant): Promise<boolean> {
      const rows = await db.run(sql`
        insert into chat_chats (chat_id, kind, family_id, process_id, kid_uid, teacher_id, customer_name, kid_name, teacher_name, created_at)
        values (${chat.chatId}, ${chat.kind}, ${chat.familyId}, ${chat.processId}, ${chat.kidUid}, ${chat.teacherId},
          ${chat.customerName}, ${chat.kidName}, ${chat.teacherName}, ${now})
        on conflict do nothing`);
      return rows === 1;
    },

    /** The conversation goes on with another process or another teacher. */
    async handOver(chatId: string, to: { processId: string; teacherId: string; teacherName: string }): Promise<void> {
      await db.run(sql`
        update chat_chats set process_id = ${to.processId}, teacher_id = ${to.teacherId}, teacher_name = ${to.teacherName}
        where chat_id = ${chatId}`);
    },

    /** Counts one more message, by the side that sent it: that side has read what came before. */
    async count(chatId: string, side: Side, message: { text: string; authorName: string }, now: Temporal.Instant): Promise<void> {
      const sent = side === 'customer';
      await db.run(sql`
        update chat_chats set
          messages = messages + 1, last_text = ${message.text}, last_at = ${now},
          unread_by_customer = ${sent ? sql`0` : sql`unread_by_customer + 1`},
          unread_by_staff = ${sent ? sql`unread_by_staff + 1` : sql`0`},
          customer_name = ${sent ? message.authorName : sql`customer_name`},
          ${sent ? sql`read_by_customer_at` : sql`read_by_staff_at`} = ${now}
        where chat_id = ${chatId}`);
    },

    /** A side has read everything; false when there was nothing to read. */
    async read(chatId: string, side: Side, now: Temporal.Instant): Promise<boolean> {
      const rows = await db.run(
        side === 'customer'
          ? sql`update chat_chats set unread_by_customer = 0, read_by_customer_at = ${now} where chat_id = ${chatId} and unread_by_customer > 0`
          : sql`update chat_chats set unread_by_staff = 0, read_by_staff_at = ${now} where chat_id = ${chatId} and unread_by_staff > 0`,
      );
      return rows === 1;
    },
  };
}
