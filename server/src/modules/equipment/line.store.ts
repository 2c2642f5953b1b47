import { AsyncLocalStorage } from 'node:async_hooks';

import { type Db, sql } from '#platform/db';

export type LineStore = ReturnType<typeof createLineStore>;

/** Tickets of measurements with what they are still good for, and how often somebody has measured. */
export function createLineStore(db: Db) {
  const count = (counted: string, window: Temporal.DurationLike, now: Temporal.Instant) => {
    const until = now.add(window);
    return db.one(sql<{ times: number; windowEndsAt: Temporal.Instant }>`
      insert into equipment_counts as c (counted, times, window_ends_at) values (${counted}, 1, ${until})
      on conflict (counted) do update set
        times = case when c.window_ends_at <= ${now} then 1 else c.times + 1 end,
        window_ends_at = case when c.window_ends_at <= ${now} then ${until} else c.window_ends_at end
      returning times, window_ends_at as "windowEndsAt"`);
  };
  const outside = AsyncLocalStorage.snapshot();
  return {
    /** One more time; what is counted stays, also when the caller's work is undone. One statement, so nobody races it. */
    count: (counted: string, window: Temporal.DurationLike, now: Temporal.Instant) => outside(() => count(counted, window, now)),
    open: (ticketHash: Buffer, test: { until: Temporal.Instant; downs: number; upBytes: number }) =>
      db.run(sql`
        insert into equipment_line_tests (ticket_hash, until, downs_left, up_bytes_left)
        values (${ticketHash}, ${test.until}, ${test.downs}, ${test.upBytes})`),
    /** Is the ticket still good for one more stream down? Then it is good for one less. */
    async takeDown(ticketHash: Buffer, now: Temporal.Instant): Promise<boolean> {
      const row = await db.one(sql`
        update equipment_line_tests set downs_left = downs_left - 1
        where ticket_hash = ${ticketHash} and until > ${now} and downs_left > 0 returning 1 as taken`);
      return row !== undefined;
    },
    async takeUp(ticketHash: Buffer, bytes: number, now: Temporal.Instant): Promise<boolean> {
      const row = await db.one(sql`
        update equipment_line_tests set up_bytes_left = up_bytes_left - ${bytes}
        where ticket_hash = ${ticketHash} and until > ${now} and up_bytes_left >= ${bytes} returning 1 as taken`);
      return row !== undefined;
    },
    async removeEnded(now: Temporal.Instant): Promise<void> {
      await db.run(sql`delete from equipment_line_tests where until < ${now}`);
      await db.run(sql`delete from equipment_counts where window_ends_at < ${now}`);
    },
  };
}
