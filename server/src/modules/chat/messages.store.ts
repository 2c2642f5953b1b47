import type { Message } from '@school/contract/chat/shapes';

import { type Db, sql } from '#platform/db';

/** A message that is about to be kept; `n` is its place in the conversation, from 1. */
export interface NewMessage {
  messageId: string;
  chatId: string;
  n: number;
  side: Message['from'];
  authorId: string;
  authorName: string;
  text: string;
}

interface Row {
  messageId: string;
  chatId: string;
  n: number;
  from: Message['from'];
  authorName: string;
  text: string;
  at: Temporal.Instant;
}

const columns = sql`message_id as "messageId", chat_id as "chatId", n, side as "from", author_name as "authorName", text, at`;

const view = ({ messageId, chatId, from, authorName, text, at }: Row): Message => ({
  messageId,
  chatId,
  from,
  authorName,
  text,
  timestamp: at.toString(),
});

export type Messages = ReturnType<typeof createMessages>;

/** Rows of messages: written once, never changed. */
export function createMessages(db: Db) {
  return {
    async add(message: NewMessage, now: Temporal.Instant): Promise<Message> {
      await db.run(sql`
        insert into chat_messages (message_id, chat_id, n, side, author_id, author_name, text, at)
        values (${message.messageId}, ${message.chatId}, ${message.n}, ${message.side}, ${message.authorId},
          ${message.authorName}, ${message.text}, ${now})`);
      return view({ ...message, from: message.side, at: now });
    },

    async find(chatId: string, messageId: string): Promise<Message | undefined> {
      const row = await db.one(sql<Row>`select ${columns} from chat_messages where chat_id = ${chatId} and message_id = ${messageId}`);
      return row && view(row);
    },

    /**
     * At most `most` messages before a given one (the newest without it), oldest first, and the id to ask on from:
     * null when there is nothing older.
     */
    async page(chatId: string, before: string | undefined, most: number): Promise<{ messages: Message[]; next: string | null }> {
      const until =
        before === undefined ? sql`` : sql`and n < (select n from chat_messages where chat_id = ${chatId} and message_id = ${before})`;
      const rows = await db.all(sql<Row>`
        select ${columns} from chat_messages where chat_id = ${chatId} ${until} order by n desc limit ${most}`);
      const oldest = rows.at(-1);
      return { messages: rows.toReversed().map(view), next: oldest && oldest.n > 1 ? oldest.messageId : null };
    },
  };
}
