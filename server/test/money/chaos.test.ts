import { expect, test } from 'vitest';

import type { Order } from '@school/contract/payments/shapes';

import type { ProviderPayment } from '../../src/modules/payments/provider/provider.ts';
import { insistMoneyAgrees, paymentOf, webhook } from '../../src/modules/payments/testing.ts';
import { haveFamily } from '../../src/modules/scheduling/testing.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Db } from '../../src/platform/db.ts';
import { newId } from '../../src/platform/ids.ts';
import type { TestSchool } from '../../src/testing.ts';
import { type KillableSchool, openCluster, openKillableSchool, pause } from './killing.ts';

const isLong = process.env['LONG'] === '1';
const orders = 300;
const crashes = 20;
const senders = 32;

/** What the bank did with the n-th order: of ten one is never paid and two are paid twice, of fifty one is never told of. */
const fateOf = (n: number) => ({
  isPaid: n % 10 !== 3,
  isTwice: n % 10 === 5 || n % 10 === 8,
  isTold: n % 50 !== 7,
});

/** As a bank and as a browser do: again and again until there is an answer. */
async function insistently<T>(what: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await what().catch(() => undefined);
    if (answer !== undefined) return answer;
    await pause(100);
  }
  throw new Error('Nobody answered for a minute');
}

/** A family orders a package and is at the bank's page, whatever happens to the school meanwhile. */
async function placeOrder(school: KillableSchool, db: Db, n: number): Promise<Order> {
  const { familyId, parent } = await insistently(() => haveFamily({ db, clock: systemClock } as unknown as TestSchool));
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    insistently(async () => {
      const answer = await fetch(`${school.address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return answer.ok ? ((await answer.json()) as Order) : undefined;
    });
  await post('/ledger', { act: 'grant', familyId, key: 'may-pay' });
  const request = { productCode: `individual-${[4, 8, 16, 32][n % 4]}`, termsAccepted: true };
  return post('/api/orders', request, { 'x-test-principal': JSON.stringify(parent), 'idempotency-key': newId() });
}

/** The person pays; the bank says nothing of it by itself, except of what it got twice. */
const pay = (school: KillableSchool, order: Order, n: number): Promise<true> =>
  insistently(async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = `choice=${fateOf(n).isTwice ? 'duplicate' : 'never-send'}`;
    const answer = await fetch(`${school.address}${order.checkoutUrl}`, { method: 'POST', headers, body, redirect: 'manual' });
    return answer.status < 400 ? true : undefined;
  });

interface Delivery {
  payment: ProviderPayment;
  eventId: string;
  forged: 'no' | 'bad' | 'stale' | 'missing';
}

/** 1 to 4 deliveries of each event, and forged ones of whatever was not paid, all shuffled. */
function deliveriesOf(placed: readonly Order[]): Delivery[] {
  const deliveries = placed.flatMap((order, n): Delivery[] => {
    const { isPaid, isTwice, isTold } = fateOf(n);
    const first = paymentOf(order);
    if (!isPaid) return (['bad', 'stale', 'missing'] as const).map((forged) => ({ payment: first, eventId: newId(), forged }));
    if (!isTold) return [];
    const payments = isTwice ? [first, { ...first, paymentRef: `${first.paymentRef}_2` }] : [first];
    return payments.flatMap((payment) => {
      const eventId = newId();
      return Array.from({ length: 1 + Math.floor(Math.random() * 4) }, (): Delivery => ({ payment, eventId, forged: 'no' }));
    });
  });
  return deliveries
    .map((delivery) => ({ delivery, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ delivery }) => delivery);
}

/** Sends one until it is taken or turned away for good; answers with the status. */
function deliver(school: KillableSchool, { payment, eventId, forged }: Delivery): Promise<number> {
  const at = forged === 'stale' ? systemClock.now().subtract({ hours: 1 }) : systemClock.now();
  const how = { eventId, at, address: school.address, ...(forged === 'bad' && { with: 'somebody-else' }), header: forged !== 'missing' };
  return insistently(async () => {
    const { status } = await webhook(undefined as unknown as TestSchool, payment, how);
    return status < 500 ? status : undefined;
  });
}

// A long test: LONG=1.
test.runIf(isLong)(
  `${orders} orders, their news shuffled, repeated, lost and forged, and the school killed ${crashes} times`,
  async () => {
    const cluster = await openCluster();
    const school = await openKillableSchool(cluster.connection);
    const isOver = { yes: false };
    let killed = 0;
    const killing = (async () => {
      while (!isOver.yes || killed < crashes) {
        await pause(300 + Math.random() * 1200);
        if (killed >= crashes) continue;
        await school.kill();
        killed += 1;
        await school.revive();
      }
    })();

    const placed = await inTurns(
      Array.from({ length: orders }, (_, n) => n),
      (n) => placeOrder(school, cluster.db, n),
    );
    await inTurns([...placed.entries()], async ([n, order]) => void (fateOf(n).isPaid && (await pay(school, order, n))));
    const deliveries = deliveriesOf(placed);
    const statuses = await inTurns(deliveries, (delivery) => deliver(school, delivery));
    isOver.yes = true;
    await killing;
    // Two hours later everything that was never told has been asked for, and what came twice is asked to go back.
    for (const minutes of [61, 62, 63, 120, 121, 122, 123]) {
      const now = systemClock.now().add({ minutes }).toString();
      await insistently(async () => {
        const answer = await fetch(`${school.address}/dev/clock`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ now }),
        });
        return answer.ok ? true : undefined;
      });
    }

    const forged = statuses.filter((status, at) => deliveries[at]?.forged !== 'no' && status === 200).length;
    const sum = { orders, deliveries: deliveries.length, killed, forged, ...(await whatCameOfIt(cluster.db)) };
    process.stdout.write(`webhook chaos: ${JSON.stringify(sum)}\n`);
    const twice = placed.filter((_, n) => fateOf(n).isTwice && fateOf(n).isPaid).length;
    expect(sum).toMatchObject({
      forged: 0,
      paidWithoutUnits: 0,
      unitsTwice: 0,
      unitsWithoutPayment: 0,
      providerMinusBooks: 0,
      paid: placed.filter((_, n) => fateOf(n).isPaid).length,
      toSendBack: twice,
    });
    await insistMoneyAgrees(cluster);
  },
  isLong ? 900_000 : 240_000,
);

/** So many at a time, in order. */
async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  const one = async () => {
    for (const [at, item] of waiting) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: senders }, one));
  return results;
}

/** The bank's books beside the school's. */
async function whatCameOfIt(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.pool.query<Record<string, string>>(`
    with bank as (
      select a.order_id, c.state = 'succeeded' as paid, c.amount, c.captures from sandbox_checkouts c
      join payments_attempts a on a.attempt_id::text = c.merchant_key
    ), units as (
      select order_id, sum(granted) filter (where source = 'paid') as lessons, count(*) filter (where source = 'paid') as lots
      from ledger_lots where order_id is not null group by 1
    )
    select count(*) filter (where b.paid) as paid,
      count(*) filter (where b.paid and u.lots is null) as "paidWithoutUnits",
      count(*) filter (where u.lots > 1 or u.lessons <> o.lessons) as "unitsTwice",
      count(*) filter (where not b.paid and u.lots is not null) as "unitsWithoutPayment",
      sum(b.amount * b.captures) filter (where b.paid)
        - (select coalesce(sum(amount), 0) from sandbox_refunds where state = 'succeeded')
        - (select sum(case when debit = 'clearing:sandbox' then amount else -amount end) from ledger_postings
           where 'clearing:sandbox' in (debit, credit)) as "providerMinusBooks",
      (select count(*) from refunds_transfers where why = 'duplicate') as "toSendBack"
    from bank b join payments_orders o using (order_id) left join units u using (order_id)`);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]));
}
