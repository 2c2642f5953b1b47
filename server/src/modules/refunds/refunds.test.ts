import { afterEach, describe, expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';
import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveAccount } from '../identity/testing.ts';
import type { Choice } from '../../sandbox/bank/choices.ts';
import { choose, insistMoneyAgrees, openTill } from '../payments/testing.ts';
import type { OrderRefunded, RefundDone } from './events.ts';

let school: TestSchool | undefined;
afterEach(async () => {
  if (school) await insistMoneyAgrees(school);
  school = undefined;
});

const managerOf = async (open: TestSchool, email: string) => {
  const { accountId } = await haveAccount(open, { role: 'manager', email });
  const who = signedIn('manager', { accountId });
  return open.as(who);
};

/** A family that has paid 360 BYN for eight lessons at a bank that the school hears, and two managers. */
async function openShop({ choice = 'succeed' as Choice, product = 'individual-8', env = {} as Record<string, string> } = {}) {
  const open = await openSchool({ env });
  school = open;
  const till = await openTill(open);
  await open.http.listen({ host: '127.0.0.1', port: 0 });
  const heard: Array<RefundDone | OrderRefunded> = [];
  open.outbox.subscribe('payments.refund_done', 'test', async (it) => void heard.push(it));
  open.outbox.subscribe('payments.order_refunded', 'test', async (it) => void heard.push(it));
  const order = await till.order(product);
  await choose(open, order.checkoutUrl, choice);
  const [olga, irina] = [await managerOf(open, 'olga@chip.school'), await managerOf(open, 'irina@chip.test')];
  const read = async () => (await till.calls.get('/payment/refunds')).body;
  const ask = async (amount = 36_000, more: object = {}) =>
    till.calls.post('/payment/refunds', { orderId: order.orderId, amount, reason: 'Переезжаем', ...more });
  const asked = async (amount?: number) => {
    const { status, body } = await ask(amount);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return `/manager/refunds/${body.refundId}`;
  };
  /** The bank's hour and ours: money is sent, its news come and are heard. */
  const work = async () => {
    await open.refunds.send();
    await open.sandbox.work();
    await open.outbox.drain();
  };
  const lesson = () => ({
    familyId: till.familyId,
    kind: 'gold' as const,
    lessonId: newId(),
    kidUid: till.kidUid,
    startsAt: Temporal.Instant.from('2026-11-25T18:00+03:00'),
  });
  const later = (what: object) => open.clock.set(open.clock.now().add(what));
  const orderState = async () =>
    (await open.db.one(
      sql<{ state: string; refunded: number }>`select state, refunded from payments_orders where order_id = ${order.orderId}`,
    )) ?? {};
  return { open, till, order, heard, olga, irina, read, ask, asked, work, lesson, later, orderState };
}

/** Up to 1,000 BYN one manager sends back alone. */
const alone = { env: { APPROVAL_AMOUNTS: 'BYN:100000' } };
const yes = { reason: 'По просьбе семьи' };

describe('a family that wants its money back', () => {
  test('sees what each package would give back, and asks for exactly that', async () => {
    const { read, ask, till, order } = await openShop();
    const [quote] = (await read()).quotes;
    expect(quote).toMatchObject({ orderId: order.orderId, amount: { amount: 36_000, currency: 'BYN' }, may: { allowed: true }, days: 7 });
    expect(quote.lots).toMatchObject([{ granted: 8, used: 0, reserved: 0, units: 8, value: { amount: 36_000 } }]);
    expect((await ask(35_999)).body.error).toMatchObject({ code: 'payments.refund_quote_changed', facts: { amount: 36_000 } });
    const { body } = await ask();
    expect(body).toMatchObject({ state: 'asked', units: 8, amount: { amount: 36_000 }, mayWithdraw: { allowed: true } });
    expect((await ask()).body.error.code).toBe('payments.refund_under_way');
    expect((await read()).quotes[0]).toMatchObject({ may: { allowed: false, why: 'payments.refund_under_way' }, amount: { amount: 0 } });
    expect(await till.gold()).toBe(8);
  });

  test('may think better of it, once, and has its lessons back', async () => {
    const { asked, till, open } = await openShop();
    const path = (await asked()).replace('/manager/', '/payment/');
    expect((await till.calls.post(`${path}/withdraw`)).body).toMatchObject({ state: 'withdrawn', mayWithdraw: { allowed: false } });
    expect((await till.calls.post(`${path}/withdraw`)).body.error.code).toBe('payments.refund_decided');
    expect(await open.ledger.free(till.familyId, 'gold')).toBe(8);
  });

  test('finds no order or refund of another family', async () => {
    const { open, asked, order } = await openShop();
    const stranger = await openTill(open);
    const path = (await asked()).replace('/manager/', '/payment/');
    expect((await stranger.calls.post(`${path}/withdraw`)).body.error.code).toBe('payments.refund_not_found');
    const request = { orderId: order.orderId, amount: 36_000, reason: 'x' };
    expect((await stranger.calls.post('/payment/refunds', request)).body.error.code).toBe('payments.order_not_found');
  });

  test('asking from two tabs at once asks once', async () => {
    const { ask } = await openShop();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask()));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409', '409']);
  });

  test('gets nothing for lessons that are used or reserved, and the rest to the kopeck', async () => {
    const { open, read, asked, olga, work, lesson, orderState, heard } = await openShop({ ...alone, product: 'individual-4' });
    const [used, reserved] = [lesson(), lesson()];
    for (const one of [used, reserved]) await open.ledger.reserve(one);
    await open.ledger.post({ ...used, as: 'process' });
    // 192 BYN for four: one lesson is used, one reserved.
    expect((await read()).quotes[0]).toMatchObject({ amount: { amount: 9600 }, lots: [{ used: 1, reserved: 1, begun: 0, units: 2 }] });
    await olga.post(`${await asked(9600)}/approve`, yes);
    await work();
    expect((await read()).refunds[0].state).toBe('done');
    expect(await orderState()).toEqual({ state: 'paid', refunded: 9600 });
    expect(heard).toContainEqual(expect.objectContaining({ type: 'payments.order_refunded', full: false }));
    // The reserved lesson is cancelled: it is worth its money too, and then nothing is left.
    await open.ledger.giveBack(reserved);
    await olga.post(`${await asked(4800)}/approve`, yes);
    await work();
    expect(await orderState()).toEqual({ state: 'refunded', refunded: 14_400 });
    expect((await read()).quotes).toEqual([]);
  });

  test('is not told to cancel a lesson that has begun: it waits for its mark, and the rest is given back', async () => {
    const { open, read, asked, later, lesson } = await openShop({ ...alone, product: 'individual-4' });
    const [begun, coming] = [lesson(), { ...lesson(), startsAt: open.clock.now().add({ hours: 24 * 60 }) }];
    for (const one of [begun, coming]) await open.ledger.reserve(one);
    open.clock.set(begun.startsAt);
    expect((await read()).quotes[0]).toMatchObject({ amount: { amount: 9600 }, lots: [{ reserved: 2, begun: 1, units: 2 }] });
    await asked(9600);
    const { setAside, bundleGold } = await open.ledger.balanceOf(begun.familyId);
    expect([setAside, bundleGold.goldCurrent, bundleGold.goldFree]).toEqual([{ gold: 2, silver: 0 }, 4, 0]);
    later({ hours: 1 });
    expect((await read()).quotes[0]).toMatchObject({ may: { why: 'payments.refund_under_way' } });
  });

  test('is given the worth of a lesson that was spent wrongly and came back, also when all the rest was refunded before', async () => {
    const { open, till, read, asked, olga, work, lesson, orderState } = await openShop({ ...alone, product: 'individual-4' });
    const [used, wrong] = [lesson(), lesson()];
    for (const one of [used, wrong]) {
      await open.ledger.reserve(one);
      await open.ledger.post({ ...one, as: 'nonAttendance' });
    }
    await olga.post(`${await asked(9600)}/approve`, yes);
    await work();
    expect(await orderState()).toEqual({ state: 'refunded', refunded: 9600 });
    const answers = await Promise.all([1, 2].map(() => open.ledger.returnSpent(wrong)));
    expect(answers.toSorted()).toEqual(['nothing', 'returned']);
    expect(await till.gold()).toBe(1);
    expect((await read()).quotes[0]).toMatchObject({ amount: { amount: 4800 }, lots: [{ granted: 4, used: 3, units: 1 }] });
    await olga.post(`${await asked(4800)}/approve`, yes);
    await work();
    expect(await orderState()).toEqual({ state: 'refunded', refunded: 14_400 });
  });

  test('cannot have money for an order that a code made free', async () => {
    const { open, till, read } = await openShop();
    await open.promotions.createCode(
      { accountId: newId(), name: 'Ольга' },
      {
        code: 'FREE',
        type: 'percent',
        percent: 100,
        amounts: null,
        lessons: null,
        forKind: null,
        productCode: null,
        startsAt: '2026-11-01T00:00:00Z',
        endsAt: null,
        usesMax: null,
        usesPerFamily: 1,
        note: '',
      },
    );
    await till.calls.post('/promo-codes/check', { code: 'FREE', productCode: 'individual-16' });
    const free = await till.order('individual-16', { promoCode: 'FREE' });
    const quote = (await read()).quotes.find((it: { orderId: string }) => it.orderId === free.orderId);
    expect(quote).toMatchObject({ amount: { amount: 0 }, may: { allowed: false, why: 'payments.refund_nothing_left' } });
  });
});

describe('a manager', () => {
  test('agrees: the lessons leave, the money goes by the way it came, and everybody knows', async () => {
    const { asked, olga, work, read, till, heard, orderState, order } = await openShop(alone);
    const path = await asked();
    const { body } = await olga.post(`${path}/approve`, yes);
    expect(body).toMatchObject({ state: 'sending', provider: 'sandbox', needsSecond: false, may: { decide: { allowed: false } } });
    expect(body.steps).toMatchObject([
      { state: 'asked', by: null },
      { state: 'sending', note: 'По просьбе семьи' },
    ]);
    expect(await orderState()).toEqual({ state: 'refunding', refunded: 36_000 });
    await work();
    expect((await read()).refunds[0]).toMatchObject({
      state: 'done',
      steps: [{ state: 'asked' }, { state: 'sending' }, { state: 'done' }],
    });
    expect(await orderState()).toEqual({ state: 'refunded', refunded: 36_000 });
    expect(await till.entries()).toEqual(['refund -8', 'paid 8']);
    expect(heard).toMatchObject([
      { type: 'payments.order_refunded', orderId: order.orderId, full: true },
      { type: 'payments.refund_done', why: 'customer', amount: 36_000 },
    ]);
  });

  test('does not agree: the family reads why and has its lessons back', async () => {
    const { asked, olga, read, open, till } = await openShop();
    const path = await asked();
    await olga.post(`${path}/decline`, { answer: 'Уроки уже проведены' });
    expect((await read()).refunds[0]).toMatchObject({ state: 'declined', answer: 'Уроки уже проведены' });
    expect(await open.ledger.free(till.familyId, 'gold')).toBe(8);
    expect((await olga.post(`${path}/approve`, yes)).body.error.code).toBe('payments.refund_decided');
  });

  test.each([
    [-1, 'sending'],
    [0, 'sending'],
    [1, 'approved'],
  ])('agrees to %i kopecks above the limit: it is %s', async (above, state) => {
    const { asked, olga } = await openShop({ env: { APPROVAL_AMOUNTS: `BYN:${36_000 - above}` } });
    expect((await olga.post(`${await asked()}/approve`, yes)).body.state).toBe(state);
  });

  test('cannot agree alone above the limit: another one has to, and then it is sent', async () => {
    const { asked, olga, irina, read, work } = await openShop();
    const path = await asked();
    expect((await olga.post(`${path}/approve`, yes)).body).toMatchObject({ state: 'approved', needsSecond: true });
    await work();
    expect((await read()).refunds[0].state).toBe('approved');
    const { approvals } = (await irina.get('/manager/approvals')).body;
    expect(approvals).toMatchObject([{ act: 'refund', amount: { amount: 36_000 }, reason: 'По просьбе семьи' }]);
    // The card of the second person shows its package and the family’s own words.
    expect(path).toContain(approvals[0].refundId);
    const approval = `/manager/approvals/${approvals[0].approvalId}`;
    expect((await olga.post(`${approval}/approve`)).body.error.code).toBe('approvals.own_request');
    expect((await irina.post(`${approval}/approve`)).status).toBe(200);
    await work();
    expect((await read()).refunds[0].state).toBe('done');
  });

  test('whose colleague does not agree decides again; the family may still withdraw, and then nobody is asked', async () => {
    const { asked, olga, irina, read, till } = await openShop();
    const path = await asked();
    await olga.post(`${path}/approve`, yes);
    const [first] = (await irina.get('/manager/approvals')).body.approvals;
    await irina.post(`/manager/approvals/${first.approvalId}/decline`, { answer: 'Позвоните семье' });
    expect((await read()).refunds[0].state).toBe('asked');
    expect((await olga.post(`${path}/approve`, yes)).body.state).toBe('approved');
    expect((await till.calls.post(`${path.replace('/manager/', '/payment/')}/withdraw`)).body.state).toBe('withdrawn');
    expect((await irina.get('/manager/approvals')).body.approvals).toEqual([]);
  });

  test('deciding at the same moment as another one and as the family: one of them does', async () => {
    const { asked, olga, irina, till } = await openShop(alone);
    const path = await asked();
    const answers = await Promise.all([
      olga.post(`${path}/approve`, yes),
      irina.post(`${path}/approve`, yes),
      irina.post(`${path}/decline`, { answer: 'Нет' }),
      till.calls.post(`${path.replace('/manager/', '/payment/')}/withdraw`),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409', '409']);
  });

  test('asks for a family that called, and its name stands there', async () => {
    const { olga, till, order } = await openShop(alone);
    const path = `/manager/families/${till.familyId}/refunds`;
    const [quote] = (await olga.get(path)).body.quotes;
    const request = { orderId: order.orderId, amount: quote.amount.amount, reason: 'Просили по телефону' };
    const { body } = await olga.post(path, request);
    expect(body).toMatchObject({ state: 'asked', familyName: 'Анна Иванова' });
    expect(body.steps[0].by).not.toBeNull();
    expect((await olga.get('/manager/refunds?search=иван')).body.refunds).toHaveLength(1);
    expect((await olga.get('/manager/refunds?search=%25')).body.refunds).toEqual([]);
  });
});

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
