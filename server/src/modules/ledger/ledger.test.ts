import { afterEach, describe, expect, test } from 'vitest';

import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';
import { signedIn } from '#platform/testing';

import { openSchool } from '../../testing.ts';
import { aCredit, insistBooksAgree } from './testing.ts';

/** A school whose books are checked when the test ends, whatever the test was about. */
async function openLedger(given?: Parameters<typeof openSchool>[0]) {
  const school = await openSchool(given);
  books = school.db;
  const familyId = newId();
  const lesson = (startsAt = '2026-11-25T18:00+03:00') => ({
    familyId,
    kind: 'gold' as const,
    lessonId: newId(),
    kidUid: newId(),
    startsAt: Temporal.Instant.from(startsAt),
  });
  const types = async () => (await school.ledger.history(familyId)).entries.map((entry) => `${entry.type} ${entry.delta}`);
  return { ...school, familyId, lesson, types };
}

let books: Db | undefined;
afterEach(async () => {
  if (books) await insistBooksAgree(books);
  books = undefined;
});

describe('a package of eight lessons', () => {
  test('is on the balance once, however often it is credited under its key', async () => {
    const { ledger, familyId, types } = await openLedger();
    const credit = aCredit({ familyId, key: 'order:1:paid' });
    const [first, ...others] = await Promise.all([1, 2, 3, 4, 5].map(() => ledger.credit(credit)));
    expect(others.every((other) => other.lotId === first?.lotId)).toBe(true);
    expect((await ledger.balanceOf(familyId)).bundleGold).toEqual({ goldCurrent: 8, goldTotal: 8, goldFree: 8, status: 'ok' });
    expect(await types()).toEqual(['paid 8']);
  });

  test('asked for under the same key with other content is refused', async () => {
    const { ledger, familyId } = await openLedger();
    await ledger.credit(aCredit({ familyId, key: 'order:1:paid' }));
    await expect(ledger.credit(aCredit({ familyId, key: 'order:1:paid', units: 16 }))).rejects.toMatchObject({
      code: 'request.key_reused',
    });
  });

  test('makes the family no longer new', async () => {
    const { ledger, familyId } = await openLedger();
    expect(await ledger.balanceOf(familyId)).toMatchObject({ isBalanceReplenished: false, isFirstBundlePaid: false });
    await ledger.credit(aCredit({ familyId, source: 'bonus', units: 1 }));
    expect(await ledger.balanceOf(familyId)).toMatchObject({ isBalanceReplenished: true, isFirstBundlePaid: false });
    await ledger.credit(aCredit({ familyId }));
    expect(await ledger.balanceOf(familyId)).toMatchObject({ isBalanceReplenished: true, isFirstBundlePaid: true });
  });

  test('is read of many families at once as of each alone', async () => {
    const { ledger, familyId, lesson } = await openLedger();
    const [given, none] = [newId(), newId()];
    await ledger.credit(aCredit({ familyId }));
    await ledger.reserve(lesson());
    await ledger.credit(aCredit({ familyId: given, source: 'bonus', kind: 'silver', units: 2 }));
    const all = [familyId, given, none];
    const alone = async (id: string) => [id, await ledger.balanceOf(id)] as const;
    expect([...(await ledger.balancesOf(all))]).toEqual(await Promise.all(all.map(alone)));
    expect(Object.fromEntries(await ledger.freeOfMany(all))).toEqual({
      [familyId]: { gold: 7, silver: 0 },
      [given]: { gold: 0, silver: 2 },
      [none]: { gold: 0, silver: 0 },
    });
  });

  test('tells the modules above what came, and that the balance changed', async () => {
    const { ledger, outbox, familyId } = await openLedger();
    const heard: unknown[] = [];
    outbox.subscribe('ledger.balance_replenished', 'test', async (event) => void heard.push(event));
    outbox.subscribe('ledger.balance_changed', 'test', async (event) => void heard.push(event));
    await ledger.credit(aCredit({ familyId }));
    await outbox.drain();
    expect(heard).toEqual([
      { type: 'ledger.balance_replenished', familyId, kind: 'gold', units: 8 },
      { type: 'ledger.balance_changed', familyId },
    ]);
  });
});

describe('a lesson', () => {
  test('reserves its unit once and spends it once', async () => {
    const { ledger, familyId, lesson, types } = await openLedger();
    await ledger.credit(aCredit({ familyId }));
    const wanted = lesson();
    expect(await ledger.reserve(wanted)).toBe('held');
    expect(await ledger.reserve(wanted)).toBe('already');
    expect((await ledger.balanceOf(familyId)).bundleGold).toMatchObject({ goldCurrent: 8, goldFree: 7 });
    expect(await ledger.post({ ...wanted, as: 'process' })).toBe('posted');
    expect(await ledger.post({ ...wanted, as: 'process' })).toBe('already');
    expect(await ledger.giveBack(wanted)).toBe('spent');
    expect(await ledger.reserve(wanted)).toBe('already');
    expect((await ledger.balanceOf(familyId)).bundleGold).toMatchObject({ goldCurrent: 7, goldFree: 7 });
    expect(await types()).toEqual(['process -1', 'paid 8']);
  });

  test('that is cancelled gives its unit back, and may reserve again', async () => {
    const { ledger, familyId, lesson } = await openLedger();
    await ledger.credit(aCredit({ familyId, units: 1 }));
    const wanted = lesson();
    await ledger.reserve(wanted);
    expect(await ledger.giveBack(wanted)).toBe('given_back');
    expect(await ledger.giveBack(wanted)).toBe('nothing');
    expect(await ledger.post({ ...wanted, as: 'process' })).toBe('no_hold');
    expect(await ledger.free(familyId, 'gold')).toBe(1);
    expect(await ledger.reserve(wanted)).toBe('held');
  });

  test('finds nothing to reserve on an empty balance, on the other kind, or past the units’ last day', async () => {
    const { ledger, familyId, lesson } = await openLedger();
    expect(await ledger.reserve(lesson())).toBe('insufficient');
    await ledger.credit(aCredit({ familyId, expiresAt: Temporal.Instant.from('2026-11-25T23:59:59+03:00') }));
    expect(await ledger.reserve({ ...lesson(), kind: 'silver' })).toBe('insufficient');
    expect(await ledger.reserve(lesson('2026-11-26T00:00:00+03:00'))).toBe('insufficient');
    expect(await ledger.reserve(lesson('2026-11-25T23:30:00+03:00'))).toBe('held');
  });

  test('of two kids of one family takes a unit each', async () => {
    const { ledger, familyId, lesson, types } = await openLedger();
    await ledger.credit(aCredit({ familyId, kind: 'silver' }));
    const first = { ...lesson(), kind: 'silver' as const };
    const second = { ...first, kidUid: newId() };
    expect([await ledger.reserve(first), await ledger.reserve(second)]).toEqual(['held', 'held']);
    await ledger.post({ ...first, as: 'nonAttendance' });
    await ledger.post({ familyId, lessonId: first.lessonId, as: 'process' });
    expect(await types()).toEqual(['process -1', 'nonAttendance -1', 'paid 8']);
  });
});

test('units are used earliest last day first, then oldest, paid before bonus of the same moment', async () => {
  const { ledger, clock, familyId, lesson, db } = await openLedger();
  const soon = Temporal.Instant.from('2027-01-31T23:59:59+03:00');
  const late = Temporal.Instant.from('2027-11-23T23:59:59+03:00');
  const bonus = await ledger.credit(aCredit({ familyId, source: 'bonus', units: 1, expiresAt: late }));
  const paid = await ledger.credit(aCredit({ familyId, units: 1, expiresAt: late }));
  clock.set(Temporal.Instant.from('2026-11-23T11:00+03:00'));
  const newer = await ledger.credit(aCredit({ familyId, units: 1, expiresAt: late }));
  const first = await ledger.credit(aCredit({ familyId, units: 1, expiresAt: soon }));
  const used: string[] = [];
  for (let n = 0; n < 4; n++) {
    const wanted = lesson();
    await ledger.reserve(wanted);
    const row = await db.one(sql<{ lotId: string }>`select lot_id as "lotId" from ledger_holds where lesson_id = ${wanted.lessonId}`);
    used.push(row?.lotId ?? '');
  }
  expect(used).toEqual([first.lotId, paid.lotId, bonus.lotId, newer.lotId]);
});

test('64 lessons at once reserve and spend exactly the 5 units there are', async () => {
  const { ledger, familyId, lesson, types } = await openLedger({ poolSize: 20 });
  await ledger.credit(aCredit({ familyId, units: 5 }));
  const results = await Promise.all(
    Array.from({ length: 64 }, async () => {
      const wanted = lesson();
      const reserved = await ledger.reserve(wanted);
      return reserved === 'held' ? await ledger.post({ ...wanted, as: 'process' }) : reserved;
    }),
  );
  expect(results.filter((result) => result === 'posted')).toHaveLength(5);
  expect(results.filter((result) => result === 'insufficient')).toHaveLength(59);
  expect((await ledger.balanceOf(familyId)).bundleGold).toEqual({ goldCurrent: 0, goldTotal: 0, goldFree: 0, status: 'ended' });
  expect(await types()).toHaveLength(6);
});

describe('the night after the last day', () => {
  test('free units expire, held ones wait for their lesson', async () => {
    const { ledger, clock, familyId, lesson, types } = await openLedger();
    await ledger.credit(aCredit({ familyId, units: 3, expiresAt: Temporal.Instant.from('2026-11-25T23:59:59+03:00') }));
    const [spent, returned] = [lesson(), lesson()];
    await ledger.reserve(spent);
    await ledger.reserve(returned);
    clock.set(Temporal.Instant.from('2026-11-25T23:59:59+03:00'));
    expect(await ledger.expireLots()).toBe(0);
    clock.set(Temporal.Instant.from('2026-11-26T00:05:00+03:00'));
    expect(await ledger.expireLots()).toBe(1);
    expect(await ledger.expireLots()).toBe(0);
    expect((await ledger.balanceOf(familyId)).bundleGold).toMatchObject({ goldCurrent: 2, goldFree: 0 });
    await ledger.post({ ...spent, as: 'process' });
    await ledger.giveBack(returned);
    expect(await types()).toEqual(['expired -1', 'process -1', 'expired -1', 'paid 3']);
  });
});

test('the history comes a page at a time, newest first', async () => {
  const { ledger, as, familyId, lesson } = await openLedger();
  await ledger.credit(aCredit({ familyId, units: 60 }));
  for (let n = 0; n < 54; n++) {
    const wanted = lesson();
    await ledger.reserve(wanted);
    await ledger.post({ ...wanted, as: 'process' });
  }
  const parent = as(signedIn('parent', { customerId: familyId }));
  const first = await parent.get('/payment/history');
  expect(first.status).toBe(200);
  expect(first.body.entries).toHaveLength(50);
  expect(first.body.entries[0]).toMatchObject({ type: 'process', kind: 'gold', delta: -1, after: 6, expiresAt: null });
  const second = await parent.get(`/payment/history?before=${first.body.next}`);
  expect(second.body.entries.map((entry: { after: number }) => entry.after)).toEqual([56, 57, 58, 59, 60]);
  expect(second.body).toMatchObject({ next: null });
  await ledger.credit(aCredit({ familyId, kind: 'silver', units: 4 }));
  expect((await parent.get('/payment/history?kind=silver')).body.entries).toMatchObject([{ kind: 'silver', delta: 4, after: 4 }]);
  expect((await parent.get('/payment/history?kind=gold')).body.entries[0]).toMatchObject({ kind: 'gold', delta: -1 });
  const stranger = as(signedIn('parent'));
  expect((await stranger.get('/payment/history')).body).toEqual({ entries: [], next: null });
});

test('history and money are written once: the database refuses to change or empty them', async () => {
  const { ledger, familyId, db } = await openLedger();
  await ledger.credit(aCredit({ familyId }));
  for (const table of ['ledger_entries', 'ledger_postings'])
    for (const change of [`update ${table} set op_id = op_id`, `delete from ${table}`, `truncate ${table}`])
      await expect(db.pool.query(change)).rejects.toThrow('append-only');
});

test('a wallet that no longer equals its lots cannot be committed', async () => {
  const { ledger, familyId, db } = await openLedger();
  await ledger.credit(aCredit({ familyId }));
  await expect(db.pool.query('update ledger_wallets set current = current + 1')).rejects.toThrow('but its lots have');
  await expect(db.pool.query('update ledger_lots set held = held + 1')).rejects.toThrow('but its lots have');
});

test('nor can one be bent after it was found right, when somebody has it checked at every statement', async () => {
  const { ledger, familyId, db } = await openLedger();
  await ledger.credit(aCredit({ familyId }));
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await client.query('set constraints all immediate');
    // Nothing changes: the answer is yes, and is kept for this statement alone.
    await client.query('update ledger_wallets set held = held');
    await expect(client.query('update ledger_lots set held = held + 1')).rejects.toThrow('but its lots have');
    await client.query('rollback');
  } finally {
    client.release();
  }
});
