import { type Db, sql } from '#platform/db';

export interface TelegramChat {
  linkId: string;
  customerId: string;
  chatId: string;
  name: string;
  linkedAt: Temporal.Instant;
}

const columns = sql`link_id as "linkId", customer_id as "customerId", chat_id as "chatId", name, linked_at as "linkedAt"`;

/** Chats of people with the school's bot, and the words by which they come to be. */
export const createTelegramChats = (db: Db) => ({
  /** The word that a person may bring; the one before it opens nothing any more. */
  offer: (it: { customerId: string; wordHash: Buffer; endsAt: Temporal.Instant }) =>
    db.run(sql`
      insert into notifications_telegram_words (customer_id, word_hash, ends_at) values (${it.customerId}, ${it.wordHash}, ${it.endsAt})
      on conflict (customer_id) do update set word_hash = excluded.word_hash, ends_at = excluded.ends_at`),
  /** Whose word it is; it is used up. */
  async take(wordHash: Buffer, now: Temporal.Instant): Promise<string | undefined> {
    const row = await db.one(sql<{ customerId: string; endsAt: Temporal.Instant }>`
      delete from notifications_telegram_words where word_hash = ${wordHash} returning customer_id as "customerId", ends_at as "endsAt"`);
    return row && Temporal.Instant.compare(now, row.endsAt) < 0 ? row.customerId : undefined;
  },
  /** A chat has one owner and a person one chat: what either had before is over. */
  async link(it: TelegramChat): Promise<void> {
    await db.run(sql`delete from notifications_telegram_chats where chat_id = ${it.chatId} or customer_id = ${it.customerId}`);
    await db.run(sql`
      insert into notifications_telegram_chats (link_id, customer_id, chat_id, name, linked_at)
      values (${it.linkId}, ${it.customerId}, ${it.chatId}, ${it.name}, ${it.linkedAt})`);
  },
  of: (customerId: string) =>
    db.one(sql<TelegramChat>`select ${columns} from notifications_telegram_chats where customer_id = ${customerId}`),
  find: (linkId: string) => db.one(sql<TelegramChat>`select ${columns} from notifications_telegram_chats where link_id = ${linkId}`),
  /** False when there was none. */
  removeOf: async (customerId: string): Promise<boolean> =>
    (await db.run(sql`delete from notifications_telegram_chats where customer_id = ${customerId}`)) > 0,
  removeChat: async (chatId: string): Promise<boolean> =>
    (await db.run(sql`delete from notifications_telegram_chats where chat_id = ${chatId}`)) > 0,
  hasAny: async (): Promise<boolean> =>
    (await db.one(sql<{ one: number }>`select 1 as one from notifications_telegram_chats limit 1`)) !== undefined,
  removeWordsBefore: (now: Temporal.Instant) => db.run(sql`delete from notifications_telegram_words where ends_at < ${now}`),
});

export type TelegramChats = ReturnType<typeof createTelegramChats>;
