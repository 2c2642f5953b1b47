import type { ChatAttachment, Message } from '@school/contract/chat/shapes';

import { type Db, sql } from '#platform/db';
import type { Files } from '#platform/files';

import { anywhere, ofTalker } from './chats.store.ts';
import type { Talker } from '../rules/side.ts';

/** A picture as it is kept: the name of its file, and its size in pixels. */
export interface KeptPicture {
  name: string;
  width: number;
  height: number;
}

/** A voice or a document as it is kept: the name of its file, and what is said of it. */
export interface KeptAttachment extends Omit<ChatAttachment, 'url' | 'name'> {
  file: string;
  /** How its author calls it. */
  name: string;
}

/** A message that is about to be kept; `n` is its place in the conversation, from 1. */
export interface NewMessage {
  messageId: string;
  chatId: string;
  n: number;
  /** The key of its author's device, if it gave one. */
  key: string | null;
  side: Message['from'];
  authorId: string;
  authorName: string;
  text: string;
  picture: KeptPicture | null;
  attachment: KeptAttachment | null;
}

interface AttachmentRow {
  attachment: string | null;
  attachmentKind: ChatAttachment['kind'] | null;
  attachmentName: string | null;
  attachmentBytes: number | null;
  attachmentSeconds: number | null;
}

interface Row extends AttachmentRow {
  messageId: string;
  chatId: string;
  n: number;
  key: string | null;
  from: Message['from'];
  authorName: string;
  text: string;
  picture: string | null;
  width: number | null;
  height: number | null;
  at: Temporal.Instant;
}

const columns = sql`
  m.message_id as "messageId", m.chat_id as "chatId", m.n, m.key, m.side as "from", m.author_name as "authorName", m.text,
  m.picture, m.picture_width as "width", m.picture_height as "height", m.attachment, m.attachment_kind as "attachmentKind",
  m.attachment_name as "attachmentName", m.attachment_bytes as "attachmentBytes", m.attachment_seconds as "attachmentSeconds", m.at`;

export type Messages = ReturnType<typeof createMessages>;

/** Rows of messages: written once, never changed. */
export function createMessages(db: Db, files: Pick<Files, 'url'>) {
  const attachmentOf = (row: AttachmentRow): ChatAttachment | null =>
    row.attachment === null || row.attachmentKind === null
      ? null
      : {
          kind: row.attachmentKind,
          url: files.url(row.attachment),
          name: row.attachmentName ?? '',
          bytes: row.attachmentBytes ?? 0,
          seconds: row.attachmentSeconds ?? 0,
        };
  const view = ({
    at,
    picture,
    width,
    height,
    attachment,
    attachmentKind,
    attachmentName,
    attachmentBytes,
    attachmentSeconds,
    ...row
  }: Row): Message => ({
    ...row,
    picture: picture === null ? null : { url: files.url(picture), width: width ?? 0, height: height ?? 0 },
    attachment: attachmentOf({ attachment, attachmentKind, attachmentName, attachmentBytes, attachmentSeconds }),
    timestamp: at.toString(),
  });

  return {
    /** Keeps a message; undefined when the author's device has used its key for another conversation meanwhile. */
    async add(message: NewMessage, now: Temporal.Instant): Promise<Message | undefined> {
      const { picture, attachment, side, authorId, ...rest } = message;
      const rows = await db.run(sql`
        insert into chat_messages
          (message_id, chat_id, n, key, side, author_id, author_name, text, picture, picture_width, picture_height,
            attachment, attachment_kind, attachment_name, attachment_bytes, attachment_seconds, at)
        values (${message.messageId}, ${message.chatId}, ${message.n}, ${message.key}, ${side}, ${authorId},
          ${message.authorName}, ${message.text}, ${picture?.name ?? null}, ${picture?.width ?? null}, ${picture?.height ?? null},
          ${attachment?.file ?? null}, ${attachment?.kind ?? null}, ${attachment?.name ?? null}, ${attachment?.bytes ?? null},
          ${attachment?.seconds ?? null}, ${now})
        on conflict (author_id, key) where key is not null do nothing`);
      if (rows === 0) return undefined;
      const { name = null, width = null, height = null } = picture ?? {};
      return view({
        ...rest,
        from: side,
        picture: name,
        width,
        height,
        attachment: attachment?.file ?? null,
        attachmentKind: attachment?.kind ?? null,
        attachmentName: attachment?.name ?? null,
        attachmentBytes: attachment?.bytes ?? null,
        attachmentSeconds: attachment?.seconds ?? null,
        at: now,
      });
    },

    /** What this author's device has sent under a key already. */
    async ofKey(authorId: string, key: string): Promise<Message | undefined> {
      const row = await db.one(sql<Row>`select ${columns} from chat_messages m where m.author_id = ${authorId} and m.key = ${key}`);
      return row && view(row);
    },

    async find(chatId: string, messageId: string): Promise<Message | undefined> {
      const row = await db.one(
        sql<Row>`select ${columns} from chat_messages m where m.chat_id = ${chatId} and m.message_id = ${messageId}`,
      );
      return row && view(row);
    },

    /** Who wrote it: the account, never shown to the other side. */
    authorOf: (messageId: string): Promise<{ authorId: string } | undefined> =>
      db.one(sql<{ authorId: string }>`select author_id as "authorId" from chat_messages where message_id = ${messageId}`),

    /**
     * At most `most` messages before a given one (the newest without it), oldest first, and the id to ask on from: null
     * when there is nothing older. With `backTo` at least all down to a few before that one, within `furthest`.
     */
    async page(
      chatId: string,
      { before, backTo }: { before?: string | undefined; backTo?: string | undefined },
      { most, furthest }: { most: number; furthest: number },
    ): Promise<{ messages: Message[]; next: string | null }> {
      const placeOf = (id: string) => sql`(select n from chat_messages where chat_id = ${chatId} and message_id = ${id})`;
      const until = before === undefined ? sql`` : sql`and m.n < ${placeOf(before)}`;
      const limit =
        backTo === undefined
          ? sql`${most}::int`
          : sql`least(${furthest}::int, greatest(${most}::int, (
              select count(*)::int + 5 from chat_messages m where m.chat_id = ${chatId} ${until} and m.n >= ${placeOf(backTo)})))`;
      const rows = await db.all(sql<Row>`
        select ${columns} from chat_messages m where m.chat_id = ${chatId} ${until} order by m.n desc limit ${limit}`);
      const oldest = rows.at(-1);
      return { messages: rows.toReversed().map(view), next: oldest && oldest.n > 1 ? oldest.messageId : null };
    },

    /** Messages around one: so many before it and after it. */
    async around(chatId: string, messageId: string, each: number): Promise<Message[]> {
      const rows = await db.all(sql<Row>`
        select ${columns} from chat_messages m
        where m.chat_id = ${chatId} and abs(m.n - (select n from chat_messages where message_id = ${messageId})) <= ${each}
        order by m.n`);
      return rows.map(view);
    },

    /** The last words of an author in a conversation, since a moment; the oldest first. */
    async lastWordsOf(chatId: string, authorId: string, since: Temporal.Instant, most: number): Promise<string[]> {
      const rows = await db.all(sql<{ text: string }>`
        select text from chat_messages where chat_id = ${chatId} and author_id = ${authorId} and at >= ${since}
        order by n desc limit ${most}`);
      return rows.map(({ text }) => text).toReversed();
    },

    /** Messages with a text in them, in all conversations of a person or in one, the newest first. */
    async withText(who: Talker, { text, chatId }: { text: string; chatId?: string | undefined }, most: number): Promise<Message[]> {
      const inOne = chatId === undefined ? sql`` : sql`and m.chat_id = ${chatId}`;
      const rows = await db.all(sql<Row>`
        select ${columns} from chat_messages m join chat_chats using (chat_id)
        where ${ofTalker(who)} ${inOne} and lower(m.text) like ${anywhere(text)}
        order by m.at desc, m.n desc limit ${most}`);
      return rows.map(view);
    },

    /** The same in one conversation, whoever looks. */
    async withTextIn(chatId: string, text: string, most: number): Promise<Message[]> {
      const rows = await db.all(sql<Row>`
        select ${columns} from chat_messages m where m.chat_id = ${chatId} and lower(m.text) like ${anywhere(text)}
        order by m.n desc limit ${most}`);
      return rows.map(view);
    },
  };
}
