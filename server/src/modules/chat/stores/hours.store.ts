import type { ChatDay } from '@school/contract/chat/shapes';

import { type Db, sql } from '#platform/db';

export type Hours = ReturnType<typeof createHours>;

/** Rows of when the contact centre answers. */
export const createHours = (db: Db) => ({
  days: (): Promise<ChatDay[]> =>
    db.all(sql<ChatDay>`
      select weekday, from_minute as "fromMinute", to_minute as "toMinute" from chat_hours order by weekday`),
  /** Replaces the whole week; in a transaction. */
  async set(days: readonly ChatDay[]): Promise<void> {
    await db.run(sql`delete from chat_hours`);
    await db.run(sql`
      insert into chat_hours (weekday, from_minute, to_minute)
      select * from unnest(${days.map((day) => day.weekday)}::int[], ${days.map((day) => day.fromMinute)}::int[],
        ${days.map((day) => day.toMinute)}::int[])`);
  },
});
