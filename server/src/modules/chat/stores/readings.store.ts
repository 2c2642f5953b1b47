import { type Db, sql } from '#platform/db';

/** The right of a manager to read one conversation until a moment. */
export interface Reading {
  readingId: string;
  chatId: string;
  accountId: string;
  until: Temporal.Instant;
}

export type Readings = ReturnType<typeof createReadings>;

/** Rows of readings: written when one is opened, dropped when they are over. */
export const createReadings = (db: Db) => ({
  async open({ readingId, chatId, accountId, until }: Reading, now: Temporal.Instant): Promise<void> {
    await db.run(sql`delete from chat_readings where until <= ${now}`);
    await db.run(sql`
      insert into chat_readings (reading_id, chat_id, account_id, until) values (${readingId}, ${chatId}, ${accountId}, ${until})`);
  },

  /** The conversation that this colleague may read by it now; the moment it ends is not included. */
  async chatOf(readingId: string, accountId: string, now: Temporal.Instant): Promise<string | undefined> {
    const row = await db.one(sql<{ chatId: string }>`
      select chat_id as "chatId" from chat_readings where reading_id = ${readingId} and account_id = ${accountId} and until > ${now}`);
    return row?.chatId;
  },
});
