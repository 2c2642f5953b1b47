import { type Db, sql } from '#platform/db';

import type { ProviderEvent } from './provider.ts';

type Told = Omit<ProviderEvent, 'eventId'>;

/** News of providers: kept before it is acknowledged, applied once. */
export function createInbox(db: Db) {
  return {
    /** False when the event is here already. */
    async keep(provider: string, { eventId, ...told }: ProviderEvent, receivedAt: Temporal.Instant): Promise<boolean> {
      const kept = await db.run(sql`
        insert into payments_inbox (provider, event_id, body, received_at)
        values (${provider}, ${eventId}, ${JSON.stringify(told)}::jsonb, ${receivedAt}) on conflict do nothing`);
      return kept > 0;
    },
    /** An event that nobody has applied yet, locked until the transaction ends. */
    async take(provider: string, eventId: string): Promise<Told | undefined> {
      const row = await db.one(sql<{ body: Told }>`
        select body from payments_inbox where provider = ${provider} and event_id = ${eventId} and done_at is null for update`);
      return row?.body;
    },
    async done(provider: string, eventId: string, at: Temporal.Instant): Promise<void> {
      await db.run(sql`update payments_inbox set done_at = ${at} where provider = ${provider} and event_id = ${eventId}`);
    },
  };
}

export type Inbox = ReturnType<typeof createInbox>;
