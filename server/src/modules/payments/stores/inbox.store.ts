import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

import type { ProviderEvent } from '../provider/provider.ts';

type Told = Omit<ProviderEvent, 'eventId'>;

/** The name of an event: a provider never has two under one id. */
export interface EventName {
  provider: string;
  eventId: string;
}

/** An event that cannot be applied. */
export interface DeadEvent extends EventName {
  paymentRef: string | null;
  isPayment: boolean;
  amount: number | null;
  currency: Currency | null;
  tries: number;
  nextTryAt: Temporal.Instant | null;
  fault: string | null;
  receivedAt: Temporal.Instant;
  orderId: string | null;
  familyId: string | null;
}

/** News of providers: kept before it is acknowledged, applied once. */
export function createInbox(db: Db) {
  return {
    /** False when the event is here already. Should its first reader be lost, it is tried from `nextTryAt` on. */
    async keep(
      provider: string,
      { eventId, ...told }: ProviderEvent,
      receivedAt: Temporal.Instant,
      nextTryAt: Temporal.Instant,
    ): Promise<boolean> {
      const kept = await db.run(sql`
        insert into payments_inbox (provider, event_id, body, received_at, next_try_at)
        values (${provider}, ${eventId}, ${JSON.stringify(told)}::jsonb, ${receivedAt}, ${nextTryAt}) on conflict do nothing`);
      return kept > 0;
    },
    /** An event that nobody has applied yet, locked until the transaction ends. */
    async take(provider: string, eventId: string): Promise<Told | undefined> {
      const row = await db.one(sql<{ body: Told }>`
        select body from payments_inbox where provider = ${provider} and event_id = ${eventId} and done_at is null for update`);
      return row?.body;
    },
    async done(provider: string, eventId: string, at: Temporal.Instant): Promise<void> {
      await db.run(sql`
        update payments_inbox set done_at = ${at}, next_try_at = null, last_fault = null
        where provider = ${provider} and event_id = ${eventId}`);
    },
    /** How often it has been tried in vain. */
    async tries({ provider, eventId }: EventName): Promise<number> {
      const row = await db.one(sql<{ tries: number }>`
        select tries from payments_inbox where provider = ${provider} and event_id = ${eventId}`);
      return row?.tries ?? 0;
    },
    /** Tried in vain once more. */
    async failed({ provider, eventId }: EventName, fault: unknown, nextTryAt: Temporal.Instant): Promise<void> {
      await db.run(sql`
        update payments_inbox set tries = tries + 1, last_fault = ${String(fault).slice(0, 300)}, next_try_at = ${nextTryAt}
        where provider = ${provider} and event_id = ${eventId} and done_at is null`);
    },
    /** Runs `work` so that what fails leaves nothing behind, while the transaction around it goes on. Answers with the fault. */
    async trying(work: () => Promise<void>): Promise<{ fault?: unknown }> {
      await db.run(sql`savepoint of_event`);
      try {
        await work();
        await db.run(sql`release savepoint of_event`);
        return {};
      } catch (fault) {
        await db.run(sql`rollback to savepoint of_event`);
        return { fault };
      }
    },
    /**
     * Events that were tried in vain so often that they are not tried any more, the oldest first, with the orders they are
     * about.
     */
    dead: (tries: number, most: number) =>
      db.all(sql<DeadEvent>`
        select i.provider, i.event_id as "eventId", coalesce(i.body #>> '{payment,paymentRef}', i.body #>> '{refund,paymentRef}') as "paymentRef",
          coalesce(i.body #>> '{payment,amount}', i.body #>> '{refund,amount}')::bigint as amount,
          coalesce(i.body #>> '{payment,currency}', i.body #>> '{refund,currency}') as currency,
          i.body ? 'payment' as "isPayment", i.tries, i.next_try_at as "nextTryAt", i.last_fault as fault, i.received_at as "receivedAt",
          o.order_id as "orderId", o.family_id as "familyId"
        from payments_inbox i
        left join payments_attempts a on a.provider = i.provider and a.provider_ref = i.body #>> '{payment,ref}'
        left join payments_orders o on o.order_id = a.order_id
        where i.done_at is null and i.tries >= ${tries} order by i.received_at limit ${most}`),
    /** Events whose next try has come, the oldest first. */
    due: (now: Temporal.Instant, most: number) =>
      db.all(sql<EventName>`
        select provider, event_id as "eventId" from payments_inbox
        where done_at is null and next_try_at <= ${now} order by next_try_at limit ${most}`),
    /** It will not be applied: a manager has decided so. False when it is done already. */
    async putAside({ provider, eventId }: EventName, at: Temporal.Instant): Promise<boolean> {
      const put = await db.run(sql`
        update payments_inbox set done_at = ${at}, put_aside_at = ${at}, next_try_at = null
        where provider = ${provider} and event_id = ${eventId} and done_at is null`);
      return put > 0;
    },
  };
}

export type Inbox = ReturnType<typeof createInbox>;
