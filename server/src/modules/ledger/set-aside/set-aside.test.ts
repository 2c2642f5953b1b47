import { afterEach, describe, expect, test } from 'vitest';

import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

import { openSchool } from '../../../testing.ts';
import { aCredit, insistBooksAgree } from '../testing.ts';

let books: Db | undefined;
afterEach(async () => {
  if (books) await insistBooksAgree(books);
  books = undefined;
});

const lastSecond = Temporal.Instant.from('2027-11-23T23:59:59+03:00');

/** A family with a package of three lessons for 100 kopecks and two bonus lessons: nothing divides. */
async function openLedger() {
  const school = await openSchool();
  books = school.db;
  const { ledger, db, clock } = school;
  const familyId = newId();
  const orderId = newId();
  const order = { familyId, orderId };
  await ledger.credit(aCredit({ ...order, units: 3, value: 100, expiresAt: lastSecond }));
  await ledger.credit(aCredit({ ...order, source: 'bonus', units: 2, expiresAt: lastSecond }));
  const lesson = () => ({
    familyId,
    kind: 'gold' as const,
    lessonId: newId(),
    kidUid: newId(),
    startsAt: Temporal.Instant.from('2026-11-25T18:00+03:00'),
  });
  const types = async () => (await ledger.history(familyId)).entries.map((entry) => `${entry.type} ${entry.delta}`);
  const owed = async (account: string) => {
    const row = await db.one(sql<{ amount: number | string }>`
      select coalesce(sum(case when credit = ${account} then amount else -amount end), 0) as amount
      from ledger_postings where ${account} in (debit, credit)`);
    return Number(row?.amount);
  };
  const free = () => ledger.free(familyId, 'gold');
  return { ledger, clock, db, order, familyId, lesson, types, owed, free, refund: { familyId, refundId: newId() } };
}

describe('units that a refund is asked for', () => {
  test('are worth their exact share; what lessons have reserved stays out', async () => {
    const { ledger, lesson, familyId, order } = await openLedger();
    await ledger.reserve(lesson());
    const [paid, bonus] = await ledger.refundable(familyId, [order.orderId]);
    expect(paid).toMatchObject({ granted: 3, used: 0, reserved: 1, units: 2, value: 66, isBonus: false });
    expect(bonus).toMatchObject({ units: 2, value: 0, isBonus: true });
  });

  test('wait: no lesson takes them, and they do not count as free', async () => {
    const { ledger, order, refund, lesson, free } = await openLedger();
    expect(await ledger.setAside({ ...order, ...refund })).toEqual({ units: 3, bonus: 2, amount: 100 });
    expect(await free()).toBe(0);
    expect((await ledger.balanceOf(order.familyId)).bundleGold.goldCurrent).toBe(5);
    expect(await ledger.reserve(lesson())).toBe('insufficient');
    expect(await ledger.refundable(order.familyId, [order.orderId])).toMatchObject([
      { reserved: 0, units: 0, value: 0 },
      { reserved: 0, units: 0 },
    ]);
  });

  test('leave as refund and debt when it is agreed, once, and the money is owed to the family', async () => {
    const { ledger, order, refund, types, owed } = await openLedger();
    await ledger.setAside({ ...order, ...refund });
    await Promise.all([1, 2, 3].map(() => ledger.postAside(refund)));
    expect(await types()).toEqual(expect.arrayContaining(['refund -3', 'debt -2']));
    expect(await types()).toHaveLength(4);
    expect([await owed('refund_payable'), await owed('deferred')]).toEqual([100, 0]);
  });

  test('are the family’s again when it is not, once', async () => {
    const { ledger, order, refund, free, types } = await openLedger();
    await ledger.setAside({ ...order, ...refund });
    await Promise.all([1, 2, 3].map(() => ledger.voidAside(refund)));
    await ledger.postAside(refund);
    expect(await free()).toBe(5);
    expect(await types()).toEqual(['bonus 2', 'paid 3']);
  });

  test('bring what was quoted, although a lesson held meanwhile has moved their places in the lot', async () => {
    const { ledger, order, refund, lesson, owed } = await openLedger();
    const conducted = lesson();
    await ledger.reserve(conducted);
    expect(await ledger.setAside({ ...order, ...refund })).toEqual({ units: 2, bonus: 2, amount: 66 });
    await ledger.post({ ...conducted, as: 'process' });
    await ledger.postAside(refund);
    // The last two of three lessons are worth 67 by their places: the kopeck more is the school's.
    expect([await owed('refund_payable'), await owed('revenue'), await owed('deferred')]).toEqual([66, 34, 0]);
  });

  test.each([
    [-1, 5],
    [0, 5],
    [1, 0],
  ])('given back %i s from their last second are %i free ones', async (seconds, left) => {
    const { ledger, order, refund, clock, free, types, owed } = await openLedger();
    await ledger.setAside({ ...order, ...refund });
    clock.set(lastSecond.add({ seconds }));
    await ledger.expireLots();
    await ledger.voidAside(refund);
    expect(await free()).toBe(left);
    expect((await types()).filter((entry) => entry.startsWith('expired'))).toHaveLength(left === 0 ? 2 : 0);
    expect(await owed('breakage')).toBe(left === 0 ? 100 : 0);
  });

  test('that are past their last second when it is asked are worth nothing', async () => {
    const { ledger, order, refund, clock } = await openLedger();
    clock.set(lastSecond.add({ seconds: 1 }));
    expect(await ledger.setAside({ ...order, ...refund })).toEqual({ units: 0, bonus: 0, amount: 0 });
  });
});

test('lessons and a refund that want the last units at once: each unit goes one way', async () => {
  const { ledger, order, refund, lesson, free } = await openLedger();
  const requests = [...Array.from({ length: 8 }, () => ledger.reserve(lesson())), ledger.setAside({ ...order, ...refund })];
  const outcomes = await Promise.all(requests);
  const held = outcomes.filter((outcome) => outcome === 'held').length;
  const aside = outcomes.find((outcome) => typeof outcome === 'object');
  expect(held + (aside ? aside.units + aside.bonus : 0)).toBe(5);
  expect(await free()).toBe(0);
});

test('money moves once for its key, and the same key for other money is refused', async () => {
  const { ledger, owed } = await openLedger();
  const sent = { debit: 'unapplied', credit: 'clearing:sandbox', amount: 70, currency: 'BYN', key: 'sent:1' } as const;
  await Promise.all([1, 2, 3].map(() => ledger.moveMoney(sent)));
  expect(await owed('clearing:sandbox')).toBe(-100 + 70);
  await expect(ledger.moveMoney({ ...sent, amount: 71 })).rejects.toMatchObject({ code: 'request.key_reused' });
});

test('a bonus is taken back as far as it is unused and unreserved, once', async () => {
  const { ledger, familyId, lesson, types } = await openLedger();
  const soon = Temporal.Instant.from('2026-12-23T23:59:59+03:00');
  await ledger.credit(aCredit({ familyId, source: 'bonus', units: 3, key: 'referral:x', expiresAt: soon }));
  const [conducted, waiting] = [lesson(), lesson()];
  await ledger.reserve(conducted);
  await ledger.post({ ...conducted, as: 'process' });
  await ledger.reserve(waiting);
  const taken = await Promise.all([1, 2].map(() => ledger.clawBack({ familyId, creditKey: 'referral:x' })));
  expect(taken).toEqual([1, 1]);
  expect((await types()).filter((entry) => entry.startsWith('debt'))).toEqual(['debt -1']);
  expect(await ledger.clawBack({ familyId, creditKey: 'referral:nobody' })).toBe(0);
});
