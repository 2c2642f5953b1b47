import { type Db, sql } from '#platform/db';

export type LineStore = ReturnType<typeof createLineStore>;

/** Tickets of measurements with what they are still good for. */
export function createLineStore(db: Db) {
  return {
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
    },
  };
}
