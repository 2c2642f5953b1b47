import type { HistoryEntry } from '@school/contract/ledger/shapes';
import { afterEach, describe, expect, test } from 'vitest';

import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

import { openSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { aCredit, insistBooksAgree, oneForOne } from './testing.ts';

let books: Db | undefined;
afterEach(async () => {
  if (books) await insistBooksAgree(books);
  books = undefined;
});

const lastSecond = '2027-11-23T20:59:59Z';

/** A family with three individual lessons for 100 kopecks, whose worth does not divide, and two bonus ones of the order. */
async function openExchange() {
  const school = await openSchool();
  books = school.db;
  await oneForOne(school);
  const { familyId, parent, kid, support } = await haveFamily(school);
  const orderId = newId();
  const credit = { familyId, orderId, expiresAt: Temporal.Instant.from(lastSecond) };
  await school.ledger.credit(aCredit({ ...credit, units: 3, value: 100 }));
  await school.ledger.credit(aCredit({ ...credit, source: 'bonus', units: 2 }));
  await school.outbox.drain();
  const lesson = (kind: 'gold' | 'silver' = 'gold') => ({
    familyId,
    kind,
    lessonId: newId(),
    kidUid: newId(),
    startsAt: Temporal.Instant.from('2026-11-25T18:00+03:00'),
  });
  return { ...school, familyId, parent, kid, support, orderId, lesson, calls: school.as(parent) };
}

describe('a family', () => {
  test('sees its lots in the order of use, with what is free, reserved, and what it is worth', async () => {
    const { calls, ledger, lesson, orderId } = await openExchange();
    await ledger.reserve(lesson());
    const { status, body } = await calls.get('/payment/balance');
    expect(status).toBe(200);
    expect(body.balance.bundleGold).toEqual({ goldCurrent: 5, goldTotal: 5, goldFree: 4, status: 'ok' });
    expect(body.lots).toMatchObject([
      {
        kind: 'gold',
        source: 'paid',
        granted: 3,
        remaining: 3,
        reserved: 1,
        free: 2,
        worthFree: { amount: 66, currency: 'BYN' },
        orderId,
        expiresAt: lastSecond,
      },
      { kind: 'gold', source: 'bonus', granted: 2, remaining: 2, reserved: 0, free: 2, worthFree: null, orderId },
    ]);
  });

  test('no longer sees units past their last second, but for those a lesson holds', async () => {
    const { calls, clock, ledger, lesson } = await openExchange();
    await ledger.reserve(lesson());
    clock.set(Temporal.Instant.from(lastSecond));
    expect((await calls.get('/payment/balance')).body.lots).toHaveLength(2);
    clock.set(Temporal.Instant.from(lastSecond).add({ seconds: 1 }));
    expect((await calls.get('/payment/balance')).body.lots).toMatchObject([
      { remaining: 1, reserved: 1, free: 0, worthFree: { amount: 0 } },
    ]);
  });

  test('sees what an exchange would do, and nothing is changed by looking', async () => {
    const { calls } = await openExchange();
    const { body } = await calls.post('/payment/exchange/preview', { from: 'gold', to: 'silver', units: 4 });
    expect(body).toMatchObject({
      may: { allowed: true },
      rate: { take: 1, give: 1 },
      takes: 4,
      gives: 4,
      most: 5,
      lots: [
        { units: 3, expiresAt: lastSecond },
        { units: 1, expiresAt: lastSecond },
      ],
    });
    expect(body.after).toMatchObject({ bundleGold: { goldCurrent: 1, goldFree: 1 }, bundleSilver: { silverCurrent: 4, silverFree: 4 } });
    expect((await calls.get('/payment/history')).body.entries).toHaveLength(2);
  });

  test('exchanges: a pair of entries a lot, the new lots keep last day, order and worth, and no money moves', async () => {
    const { calls, db, orderId } = await openExchange();
    const { status, body } = await calls.post('/payment/exchange', { from: 'gold', to: 'silver', units: 4 }, 'exchange-one');
    expect(status).toBe(200);
    expect(body.after).toEqual((await calls.get('/payment/balance')).body.balance);
    const { lots } = (await calls.get('/payment/balance')).body;
    expect(lots).toMatchObject([
      { kind: 'gold', source: 'bonus', remaining: 1 },
      { kind: 'silver', source: 'exchange', free: 3, worthFree: { amount: 100, currency: 'BYN' }, orderId, expiresAt: lastSecond },
      { kind: 'silver', source: 'exchange', free: 1, worthFree: null, orderId },
    ]);
    const { entries } = (await calls.get('/payment/history')).body;
    expect(entries.slice(0, 4).map(({ type, kind, delta }: HistoryEntry) => `${type} ${kind} ${delta}`)).toEqual([
      'exchange silver 1',
      'exchange gold -1',
      'exchange silver 3',
      'exchange gold -3',
    ]);
    expect(await db.all(sql`select 1 from ledger_postings`)).toHaveLength(1);
  });

  test('exchanges in parts and back again, and the kopecks come out even', async () => {
    const { calls, ledger, lesson } = await openExchange();
    for (const [from, to, units] of [
      ['gold', 'silver', 2],
      ['silver', 'gold', 1],
      ['gold', 'silver', 1],
      ['silver', 'gold', 2],
    ] as const)
      expect((await calls.post('/payment/exchange', { from, to, units })).status).toBe(200);
    const { lots } = (await calls.get('/payment/balance')).body;
    const worth = lots.reduce((sum: number, lot: { worthFree: { amount: number } | null }) => sum + (lot.worthFree?.amount ?? 0), 0);
    expect(worth).toBe(100);
    const held = lesson();
    await ledger.reserve(held);
    await ledger.post({ ...held, as: 'process' });
  });

  test.each([
    [6, 409, 'ledger.not_enough_free', { free: 5 }],
    [0, 400, 'request.invalid', undefined],
    [1.5, 400, 'request.invalid', undefined],
  ])('that wants to exchange %s units is answered %s %s', async (units, status, code, facts) => {
    const { calls } = await openExchange();
    const { status: answered, body } = await calls.post('/payment/exchange', { from: 'gold', to: 'silver', units });
    expect([answered, body.error.code]).toEqual([status, code]);
    if (facts) expect(body.error.facts).toEqual(facts);
    expect((await calls.get('/payment/history')).body.entries).toHaveLength(2);
  });

  test('does not exchange what lessons have reserved, nor a kind for itself', async () => {
    const { calls, ledger, lesson } = await openExchange();
    await ledger.reserve(lesson());
    const { body } = await calls.post('/payment/exchange', { from: 'gold', to: 'silver', units: 5 });
    expect(body.error).toMatchObject({ code: 'ledger.not_enough_free', facts: { free: 4 } });
    const same = await calls.post('/payment/exchange', { from: 'gold', to: 'gold', units: 1 });
    expect([same.status, same.body.error.code]).toEqual([400, 'ledger.exchange_same_kind']);
  });

  test('exchanges once however often the answer is lost; the key of another request is refused', async () => {
    const { calls } = await openExchange();
    const request = { from: 'gold', to: 'silver', units: 2 };
    const answers = await Promise.all([1, 2, 3, 4].map(() => calls.post('/payment/exchange', request, 'lost-answer')));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
    expect((await calls.get('/payment/balance')).body.balance.bundleSilver.silverCurrent).toBe(2);
    expect((await calls.post('/payment/exchange', { ...request, units: 3 }, 'lost-answer')).body.error.code).toBe('request.key_reused');
  });
});

test('64 exchanges and bookings at once of five units: each unit goes one way', async () => {
  const { ledger, familyId, lesson } = await openExchange();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 64 }, (_, at) =>
      at % 2 === 0
        ? ledger.exchange(familyId, { from: 'gold', to: 'silver', units: 1 }, `exchange:${at}`).then(() => 'exchanged')
        : ledger.reserve(lesson(at % 4 === 1 ? 'gold' : 'silver')),
    ),
  );
  const unexpected = outcomes.filter((it) => it.status === 'rejected' && it.reason.code !== 'ledger.not_enough_free');
  expect(unexpected).toEqual([]);
  const { bundleGold, bundleSilver } = await ledger.balanceOf(familyId);
  const exchanged = outcomes.filter((it) => it.status === 'fulfilled' && it.value === 'exchanged').length;
  expect([bundleGold.goldCurrent, bundleSilver.silverCurrent]).toEqual([5 - exchanged, exchanged]);
  expect(bundleGold.goldFree + outcomes.filter((it) => it.status === 'fulfilled' && it.value === 'held').length).toBeLessThanOrEqual(5);
});

test('exchanged units fund the lessons that waited for that kind', async () => {
  const { ledger, outbox, familyId } = await openExchange();
  const heard: unknown[] = [];
  outbox.subscribe('ledger.balance_replenished', 'test', async (event) => void heard.push(event));
  await ledger.exchange(familyId, { from: 'gold', to: 'silver', units: 2 }, 'x');
  await outbox.drain();
  expect(heard).toEqual([{ type: 'ledger.balance_replenished', familyId, kind: 'silver', units: 2 }]);
});

test('a kid sees and exchanges nothing; support sees, and exchanges nothing', async () => {
  const { as, kid, support } = await openExchange();
  const request = { from: 'gold', to: 'silver', units: 1 };
  for (const [who, statuses] of [
    [kid, [403, 403, 403]],
    [support, [200, 200, 403]],
    [undefined, [401, 401, 401]],
  ] as const) {
    const calls = as(who);
    const answers = [
      await calls.get('/payment/balance'),
      await calls.post('/payment/exchange/preview', request),
      await calls.post('/payment/exchange', request),
    ];
    expect(answers.map(({ status }) => status)).toEqual(statuses);
  }
});
