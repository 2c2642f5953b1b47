import { chatLimits } from '@school/contract/chat/limits';
import type { ChatAttachment } from '@school/contract/chat/shapes';

import { type Db, sql } from '#platform/db';
import { Refusal } from '#platform/refusal';

import { type ChatRecord, type Side, sideOf, type Talker } from '../rules/side.ts';

const columns = sql`
  chat_id as "chatId", kind, family_id as "familyId", process_id as "processId", kid_uid as "kidUid", teacher_id as "teacherId",
  customer_name as "customerName", kid_name as "kidName", teacher_name as "teacherName", messages,
  unread_by_customer as "unreadByCustomer", unread_by_staff as "unreadByStaff",
  read_by_customer as "readByCustomer", read_by_staff as "readByStaff", come_to_customer as "comeToCustomer",
  come_to_staff as "comeToStaff", last_text as "lastText", last_is_picture as "lastIsPicture", last_attachment as "lastAttachment", last_at as "lastAt",
  waiting_since as "waitingSince", assigned_to as "assignedTo", assigned_name as "assignedName", closed_at as "closedAt"`;

/** Conversations of a person, as a condition. */
export const ofTalker = ({ role, customerId }: Talker) =>
  role === 'parent'
    ? sql`family_id = ${customerId}`
    : role === 'teacher'
      ? sql`kind in ('teacher', 'staff') and teacher_id = ${customerId}`
      : sql`kind in ('school', 'staff') and ${role} = 'manager'`;

/** Text for `like`, found anywhere. */
export const anywhere = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** A conversation that is about to be opened. */
export type NewChat = Pick<
  ChatRecord,
  'chatId' | 'kind' | 'familyId' | 'processId' | 'kidUid' | 'teacherId' | 'customerName' | 'kidName' | 'teacherName'
>;

/** The own message is read and has come, unless something before it is still unread. */
const ownPlace = (place: string, unread: string) => sql`case when ${sql.ref(unread)} = 0 then messages + 1 else ${sql.ref(place)} end`;

export type Chats = ReturnType<typeof createChats>;

/** Is the kid a pupil of the teacher now, or was it lately? */
type Teaches = (teacherId: string, kidUid: string) => Promise<boolean>;

/** Rows of conversations. */
export function createChats(db: Db, teaches: Teaches) {
  /** Whose side somebody is on in a conversation; none for a teacher whose pupil the kid is no more. */
  const sideNow = async (who: Talker, chat: ChatRecord): Promise<Side | undefined> => {
    const isOver = who.role === 'teacher' && chat.kidUid !== null && !(await teaches(who.customerId, chat.kidUid));
    return isOver ? undefined : sideOf(who, chat);
  };

  return {
    sideNow,
    find: (chatId: string): Promise<ChatRecord | undefined> =>
      db.one(sql<ChatRecord>`select ${columns} from chat_chats where chat_id = ${chatId}`),

    /** A conversation of this person and their side in it; anybody else's is not found. With `lock` until the commit. */
    async ofPerson(who: Talker, chatId: string, { lock = false } = {}): Promise<{ chat: ChatRecord; side: Side }> {
      const chat = await db.one(
        sql<ChatRecord>`select ${columns} from chat_chats where chat_id = ${chatId} ${lock ? sql`for update` : sql``}`,
      );
      const side = chat && (await sideNow(who, chat));
      if (!chat || !side) throw new Refusal('chat.chat_not_found');
      return { chat, side };
    },

    /** All conversations of a person, the most recently used first; the school's by how long the family waits. */
    async list(who: Talker): Promise<ChatRecord[]> {
      const used = who.role === 'manager' ? sql`and last_at is not null` : sql``;
      return db.all(sql<ChatRecord>`
        select ${columns} from chat_chats where ${ofTalker(who)} ${used}
        order by waiting_since nulls last, last_at desc nulls last, kind = 'staff', created_at desc limit ${chatLimits.schoolChats}`);
    },

    some: (chatIds: readonly string[]): Promise<ChatRecord[]> =>
      db.all(sql<ChatRecord>`select ${columns} from chat_chats where chat_id = any(${[...chatIds]}::uuid[])`),

    /** A family's conversation with the school. */
    ofFamilyWithSchool: (familyId: string): Promise<ChatRecord | undefined> =>
      db.one(sql<ChatRecord>`select ${columns} from chat_chats where family_id = ${familyId} and kind = 'school'`),

    /** Has the teacher a conversation with the school? */
    hasOfTeacher: async (teacherId: string): Promise<boolean> =>
      (await db.one(sql`select 1 from chat_chats where teacher_id = ${teacherId} and kind = 'staff'`)) !== undefined,

    /** A family's conversations with teachers, the most recently used first. */
    ofFamilyWithTeachers: (familyId: string): Promise<ChatRecord[]> =>
      db.all(sql<ChatRecord>`
        select ${columns} from chat_chats where family_id = ${familyId} and kind = 'teacher'
        order by last_at desc nulls last, created_at desc`),

    /** Conversations of a person by the name of somebody in them, the most recently used first. */
    named: (who: Talker, text: string, most: number): Promise<ChatRecord[]> =>
      db.all(sql<ChatRecord>`
        select ${columns} from chat_chats
        where ${ofTalker(who)} and (lower(customer_name) like ${anywhere(text)}
          or kind = 'teacher' and (lower(kid_name) like ${anywhere(text)} or lower(teacher_name) like ${anywhere(text)}))
        order by last_at desc nulls last limit ${most}`),

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

    /**
     * Counts one more message, by the side that sent it. It may have been written without a connection, so what that
     * side has not read stays unread. A family that writes to the school waits from then on; an answer ends the wait.
     */
    async count(
      chatId: string,
      side: Side,
      message: { text: string; isPicture: boolean; attachment: ChatAttachment['kind'] | null; authorName: string },
      now: Temporal.Instant,
    ): Promise<void> {
      const sent = side === 'customer';
      await db.run(sql`
        update chat_chats set
          messages = messages + 1, last_text = ${message.text}, last_is_picture = ${message.isPicture},
          last_attachment = ${message.attachment}, last_at = ${now},
          ${
            sent
              ? sql`unread_by_staff = unread_by_staff + 1, read_by_customer = ${ownPlace('read_by_customer', 'unread_by_customer')},
                  come_to_customer = ${ownPlace('come_to_customer', 'unread_by_customer')}, customer_name = ${message.authorName}`
              : sql`unread_by_customer = unread_by_customer + 1, read_by_staff = ${ownPlace('read_by_staff', 'unread_by_staff')},
                  come_to_staff = ${ownPlace('come_to_staff', 'unread_by_staff')}`
          },
          waiting_since = ${sent ? sql`case when kind <> 'teacher' then coalesce(waiting_since, ${now}) end` : sql`null`},
          closed_at = null
        where chat_id = ${chatId}`);
    },

    /** A side has read everything up to a place; false when it had already. */
    async read(chatId: string, side: Side, upTo: number): Promise<boolean> {
      const to = sql`least(${upTo}::int, messages)`;
      const left = (own: readonly string[]) => sql`(
        select count(*)::int from chat_messages m where m.chat_id = ${chatId} and m.n > ${to} and not m.side = any(${[...own]}::text[]))`;
      const rows = await db.run(
        side === 'customer'
          ? sql`update chat_chats set read_by_customer = ${to}, come_to_customer = greatest(come_to_customer, ${to}),
              unread_by_customer = ${left(['customer'])}
              where chat_id = ${chatId} and read_by_customer < ${to}`
          : sql`update chat_chats set read_by_staff = ${to}, come_to_staff = greatest(come_to_staff, ${to}),
              unread_by_staff = ${left(['teacher', 'school'])}
              where chat_id = ${chatId} and read_by_staff < ${to}`,
      );
      return rows === 1;
    },

    /** Messages up to a place have come to a device of a side; false when they had already. */
    async come(chatId: string, side: Side, upTo: number): Promise<boolean> {
      const rows = await db.run(
        side === 'customer'
          ? sql`update chat_chats set come_to_customer = least(${upTo}::int, messages)
              where chat_id = ${chatId} and come_to_customer < least(${upTo}::int, messages)`
          : sql`update chat_chats set come_to_staff = least(${upTo}::int, messages)
              where chat_id = ${chatId} and come_to_staff < least(${upTo}::int, messages)`,
      );
      return rows === 1;
    },

    /** A colleague takes the conversation, or nobody does. */
    async assign(chatId: string, to: { accountId: string; name: string } | null): Promise<void> {
      await db.run(sql`
        update chat_chats set assigned_to = ${to?.accountId ?? null}, assigned_name = ${to?.name ?? null} where chat_id = ${chatId}`);
    },

    /** Nothing is left to do. */
    async close(chatId: string, now: Temporal.Instant): Promise<void> {
      await db.run(sql`
        update chat_chats set closed_at = ${now}, waiting_since = null, assigned_to = null, assigned_name = null where chat_id = ${chatId}`);
    },
  };
}
