import { type Db, sql } from '#platform/db';

export interface BankWebhook {
  eventId: string;
  body: string;
  tries: number;
}

/** News that the sandbox bank has to send. */
export function createBankOutbox(db: Db) {
  return {
    async add(eventId: string, ref: string, body: string, now: Temporal.Instant): Promise<void> {
      await db.run(sql`
        insert into sandbox_webhooks (event_id, ref, body, next_at, created_at) values (${eventId}, ${ref}, ${body}, ${now}, ${now})`);
    },
    /** Takes one webhook that is due; when it is not acknowledged, it is due again at `again`. */
    takeDue: (now: Temporal.Instant, again: (tries: number) => Temporal.Instant | null) =>
      db.inTransaction(async () => {
        const due = await db.one(sql<BankWebhook>`
          select event_id as "eventId", body, tries from sandbox_webhooks
          where next_at <= ${now} order by next_at limit 1 for update skip locked`);
        if (!due) return undefined;
        await db.run(sql`
          update sandbox_webhooks set tries = tries + 1, next_at = ${again(due.tries + 1)} where event_id = ${due.eventId}`);
        return due;
      }),
    async acknowledged(eventId: string): Promise<void> {
      await db.run(sql`update sandbox_webhooks set next_at = null where event_id = ${eventId}`);
    },
  };
}

export type BankOutbox = ReturnType<typeof createBankOutbox>;
