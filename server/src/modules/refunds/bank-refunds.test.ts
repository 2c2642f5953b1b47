import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { choose } from '../payments/testing.ts';
import { alone, openShop, yes } from './testing.ts';

describe('the bank', () => {
  test('that takes its time is asked again, and the family sees how far it is', async () => {
    const { asked, olga, read, open, later, work } = await openShop({ ...alone, choice: 'refund-slow' });
    await olga.post(`${await asked()}/approve`, yes);
    await open.refunds.send();
    expect((await read()).refunds[0].state).toBe('sending');
    later({ minutes: 1 });
    await work();
    expect((await read()).refunds[0].state).toBe('done');
  });

  test('that fails leaves the money owed; a manager sends it once more, and it arrives once', async () => {
    const { asked, olga, read, later, work, orderState } = await openShop({ ...alone, choice: 'refund-fail' });
    const path = await asked();
    await olga.post(`${path}/approve`, yes);
    await work();
    later({ minutes: 1 });
    await work();
    expect((await read()).refunds[0].state).toBe('failed');
    expect(await orderState()).toMatchObject({ state: 'refunding' });
    expect((await olga.get('/manager/refunds')).body).toMatchObject({
      counts: { waiting: 1, sending: 0 },
      refunds: [{ state: 'failed', may: { retry: { allowed: true } } }],
    });
    expect((await olga.post(`${path}/retry`, yes)).body.state).toBe('sending');
    expect((await olga.post(`${path}/retry`, yes)).body.error.code).toBe('payments.refund_not_failed');
    await work();
    later({ minutes: 1 });
    await work();
    expect((await read()).refunds[0].state).toBe('done');
  });

  test('that fails: the money may be paid by hand, with how', async () => {
    const { asked, olga, later, work, open } = await openShop({ ...alone, choice: 'refund-fail' });
    const path = await asked();
    await olga.post(`${path}/approve`, yes);
    await work();
    later({ minutes: 1 });
    await work();
    const { body } = await olga.post(`${path}/by-hand`, { reason: 'Перевод на счёт, платёжка 18' });
    expect(body).toMatchObject({ state: 'done', provider: 'byhand' });
    await work();
    const sent = await open.db.all(sql`select 1 from sandbox_refunds where state <> 'failed'`);
    expect(sent).toEqual([]);
  });

  test('that cannot be reached is asked again and again under the same key, and sends the money once', async () => {
    const { asked, olga, read, open, later, work } = await openShop(alone);
    await olga.post(`${await asked()}/approve`, yes);
    await open.db.run(sql`alter table sandbox_refunds rename to away`);
    for (const minutes of [0, 1, 2]) {
      later({ minutes });
      await open.refunds.send();
    }
    expect((await olga.get('/manager/refunds?stage=sending')).body.refunds[0]).toMatchObject({ state: 'sending', tries: 3 });
    await open.db.run(sql`alter table away rename to sandbox_refunds`);
    later({ minutes: 4 });
    await Promise.all([1, 2, 3].map(() => open.refunds.send()));
    await work();
    expect((await read()).refunds[0].state).toBe('done');
    expect(await open.db.all(sql`select amount from sandbox_refunds`)).toEqual([{ amount: 36_000 }]);
  });
});

describe('money that bought nothing', () => {
  test('waits for a manager, then goes back once, and the books agree', async () => {
    const { open, order, work, heard, till } = await openShop();
    const again = await till.order('individual-4');
    await choose(open, again.checkoutUrl, 'duplicate');
    const [extra] = await open.db.all(sql<{ ref: string; outcome: string }>`
      select payment_ref as ref, outcome from payments_payments where outcome <> 'applied'`);
    expect(extra).toMatchObject({ outcome: 'duplicate' });
    await work();
    expect(await open.db.all(sql`select 1 from sandbox_refunds`)).toEqual([]);
    const send = () => open.refunds.sendUnapplied('sandbox', extra?.ref ?? '');
    expect((await Promise.all([send(), send(), send()])).filter(Boolean)).toEqual([true]);
    await work();
    expect(await open.db.all(sql`select state from refunds_transfers`)).toEqual([{ state: 'done' }]);
    expect(heard).toMatchObject([{ type: 'payments.refund_done', why: 'duplicate', orderId: again.orderId }]);
    expect(order.orderId).not.toBe(again.orderId);
    expect(await till.gold()).toBe(12);
  });
});
