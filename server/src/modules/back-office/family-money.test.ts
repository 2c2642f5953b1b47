import type { Approval } from '@school/contract/approvals/shapes';
import type { HistoryEntry } from '@school/contract/ledger/shapes';
import { afterEach, describe, expect, test } from 'vitest';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../testing.ts';
import { aCredit, insistBooksAgree } from '../ledger/testing.ts';
import { haveFamily } from '../scheduling/testing.ts';

let opened: TestSchool | undefined;
afterEach(async () => {
  if (opened) await insistBooksAgree(opened.db);
  opened = undefined;
});

/** A family, and the office of two managers. */
async function openOffice(env: Record<string, string> = {}) {
  const school = await openSchool({ env });
  opened = school;
  const family = await haveFamily(school);
  const manager = async (email: string): Promise<Principal> => {
    const account = { role: 'manager', customerId: newId(), locale: 'ru-RU', email, password: 'birch-lake-42' } as const;
    const accountId = await school.identity.createAccount(account);
    return signedIn('manager', { accountId, customerId: account.customerId });
  };
  const [first, second] = [await manager('first@chip.test'), await manager('second@chip.test')];
  const at = `/manager/families/${family.familyId}`;
  const give = (units: number, key?: string, kind = 'gold') =>
    school.as(first).post(`${at}/grants`, { kind, units, reason: 'Урок сорвался по нашей вине' }, key);
  const take = (units: number, more: object = {}, key?: string) =>
    school.as(first).post(`${at}/write-offs`, { kind: 'gold', units, as: 'overdue', lotId: null, reason: 'Спорный урок', ...more }, key);
  const gold = async () => (await school.ledger.balanceOf(family.familyId)).bundleGold.goldCurrent;
  const waiting = async () => (await school.as(second).get('/manager/approvals')).body.approvals as Approval[];
  const approve = (approvalId: string | undefined, who = second) => school.as(who).post(`/manager/approvals/${approvalId}/approve`);
  const history = async () => (await school.as(family.parent).get('/payment/history')).body.entries as HistoryEntry[];
  const look = async () => (await school.as(first).get(`${at}/money`)).body;
  return { ...school, family, first, second, at, give, take, gold, waiting, approve, history, look };
}

describe('a manager gives lessons', () => {
  test('up to the limit alone: they are on the balance for a year, and the family reads why', async () => {
    const { give, gold, history, look, waiting } = await openOffice();
    const { status, body } = await give(8);
    expect([status, body.state, await gold()]).toEqual([200, 'done', 8]);
    expect(await history()).toMatchObject([
      { type: 'added', delta: 8, reason: 'Урок сорвался по нашей вине', expiresAt: '2027-11-23T20:59:59Z', order: null, lesson: null },
    ]);
    expect(await waiting()).toEqual([]);
    expect(body.money).toEqual(await look());
    expect(body.money).toMatchObject({
      parentName: 'Анна',
      lots: [{ source: 'added', free: 8, worthFree: null }],
      acts: [
        { act: 'grant', units: 8, unitKind: 'gold', state: 'approved', askedBy: { name: 'first@chip.test' }, decidedBy: null, own: true },
      ],
      unitsAlone: 0,
    });
  });

  test('above the limit when another one agrees, not when they agree themselves', async () => {
    const { give, gold, waiting, approve, first, history } = await openOffice();
    expect((await give(9)).body.state).toBe('waiting');
    expect(await gold()).toBe(0);
    const [asked] = await waiting();
    expect(asked).toMatchObject({ act: 'grant', units: 9, familyName: 'Анна', own: false, state: 'waiting' });
    const own = await approve(asked?.approvalId, first);
    expect([own.status, own.body.error.code]).toEqual([409, 'approvals.own_request']);
    expect((await approve(asked?.approvalId)).body).toMatchObject({ state: 'approved', decidedBy: { name: 'second@chip.test' } });
    expect(await gold()).toBe(9);
    const again = await approve(asked?.approvalId);
    expect([again.status, again.body.error.code]).toEqual([409, 'approvals.decided']);
    expect(await history()).toMatchObject([{ type: 'added', delta: 9, reason: 'Урок сорвался по нашей вине' }]);
  });

  test('not at all when another one declines, and says why', async () => {
    const { as, give, gold, waiting, second, look } = await openOffice();
    await give(9);
    const [asked] = await waiting();
    const path = `/manager/approvals/${asked?.approvalId}/decline`;
    expect((await as(second).post(path, { answer: '' })).body.error.code).toBe('request.invalid');
    expect((await as(second).post(path, { answer: 'Урок был' })).body).toMatchObject({ state: 'declined', answer: 'Урок был' });
    expect(await gold()).toBe(0);
    expect((await look()).acts).toMatchObject([{ state: 'declined', answer: 'Урок был' }]);
  });

  test('once, however often the answer is lost', async () => {
    const { give, gold } = await openOffice();
    const answers = await Promise.all([1, 2, 3].map(() => give(3, 'lost-answer')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await gold()).toBe(3);
    expect((await give(4, 'lost-answer')).body.error.code).toBe('request.key_reused');
  });

  test('and the school may set another limit', async () => {
    const { give } = await openOffice({ APPROVAL_UNITS: '2' });
    expect([(await give(2)).body.state, (await give(3)).body.state]).toEqual(['done', 'waiting']);
  });
});

describe('a manager takes lessons away', () => {
  test('in the order of use or out of one lot, with their worth and their reason', async () => {
    const { ledger, db, family, take, give, history, look } = await openOffice();
    await ledger.credit(aCredit({ familyId: family.familyId, units: 3, value: 100 }));
    await give(2);
    expect((await take(2)).body.state).toBe('done');
    const lots = (await look()).lots as Array<{ lotId: string; source: string; free: number; worthFree: { amount: number } | null }>;
    expect(lots).toMatchObject([
      { source: 'paid', free: 1, worthFree: { amount: 34 } },
      { source: 'added', free: 2 },
    ]);
    await take(1, { lotId: lots[1]?.lotId, as: 'withdrawing', reason: 'Урок прошёл вне расписания' });
    expect((await history()).slice(0, 2)).toMatchObject([
      { type: 'withdrawing', delta: -1, reason: 'Урок прошёл вне расписания' },
      { type: 'overdue', delta: -2, reason: 'Спорный урок' },
    ]);
    const sums = await db.pool.query(`select credit, sum(amount)::int as amount from ledger_postings group by 1 order by 1`);
    expect(sums.rows).toEqual([
      { credit: 'breakage', amount: 66 },
      { credit: 'deferred', amount: 100 },
    ]);
  });

  test('never more than is free: what lessons have reserved stays', async () => {
    const { ledger, family, give, take, gold } = await openOffice();
    const { familyId, kidUid } = family;
    await give(3);
    await ledger.reserve({ familyId, kind: 'gold', lessonId: newId(), kidUid, startsAt: Temporal.Instant.from('2026-11-25T18:00+03:00') });
    const refused = await take(3);
    expect([refused.status, refused.body.error.code, refused.body.error.facts]).toEqual([409, 'ledger.not_enough_free', { free: 2 }]);
    expect((await take(1, { lotId: newId() })).body.error.code).toBe('ledger.not_enough_free');
    expect(await gold()).toBe(3);
  });

  test('above the limit by two; if the lessons are gone by then, it is refused and goes on waiting', async () => {
    const { ledger, family, take, gold, waiting, approve } = await openOffice();
    await ledger.credit(aCredit({ familyId: family.familyId, units: 9 }));
    expect((await take(9)).body.state).toBe('waiting');
    await take(1);
    const [asked] = await waiting();
    const refused = await approve(asked?.approvalId);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'ledger.not_enough_free']);
    expect([await gold(), (await waiting()).length]).toEqual([8, 1]);
  });

  test('64 at once of five lessons: exactly five go', async () => {
    const { give, take, gold } = await openOffice({ APPROVAL_UNITS: '100' });
    await give(5);
    const answers = await Promise.all(Array.from({ length: 64 }, () => take(1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await gold()).toBe(0);
  });
});

describe('a family that has not had its trial', () => {
  test('may pay once a manager has opened it, until that is taken back', async () => {
    const { as, family, first, at, look } = await openOffice();
    const order = () => as(family.parent).post('/orders', { productCode: 'individual-8', termsAccepted: true });
    const priority = async () => (await as(family.parent).get('/user')).body.priority;
    expect((await order()).body.error.code).toBe('payments.intro_first');
    expect(await priority()).toBe('forceIntroLesson');
    expect((await look()).paying).toEqual({ may: { allowed: false, why: 'payments.intro_first', facts: {} }, bySelf: false, opened: null });
    const open = (wanted: boolean) => as(first).post(`${at}/paying`, { open: wanted, reason: 'Занимались у нас в прошлом году' });
    expect((await open(true)).body.paying).toEqual({
      may: { allowed: true },
      bySelf: false,
      opened: { by: 'first@chip.test', at: '2026-11-23T07:00:00Z', reason: 'Занимались у нас в прошлом году' },
    });
    expect((await open(true)).status).toBe(200);
    expect(await priority()).toBe('offerIntroLesson');
    expect((await open(false)).body.paying).toMatchObject({ may: { allowed: false }, opened: null });
    expect((await order()).body.error.code).toBe('payments.intro_first');
    await open(true);
    expect((await order()).status).toBe(200);
    expect((await look()).orders).toMatchObject([{ kind: 'individual', lessons: 8, state: 'open', refunded: 0, paidAt: null }]);
  });

  test('sees it at once on the payment page that is open', async () => {
    const { as, family, first, at } = await openOffice();
    await as(first).post(`${at}/paying`, { open: true, reason: 'Договорились' });
    expect((await as(family.parent).get('/payment/products')).body.may).toEqual({ allowed: true });
  });
});

test('the history a manager sees is the family’s, with its filters', async () => {
  const { as, first, at, give, take, history } = await openOffice();
  await give(2);
  await take(1);
  expect((await as(first).get(`${at}/history`)).body.entries).toEqual(await history());
  expect((await as(first).get(`${at}/history?sort=other`)).body.entries).toMatchObject([{ type: 'overdue' }]);
});

test('a family that does not exist is not found', async () => {
  const { as, first } = await openOffice();
  const at = `/manager/families/${newId()}`;
  const answers = [
    await as(first).get(`${at}/money`),
    await as(first).get(`${at}/history`),
    await as(first).post(`${at}/grants`, { kind: 'gold', units: 1, reason: 'x' }),
    await as(first).post(`${at}/paying`, { open: true, reason: 'x' }),
  ];
  expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(answers.map(() => [404, 'families.family_not_found']));
});

test('nobody but managers sees or does any of it', async () => {
  const { as, family, at } = await openOffice();
  const kid: Principal = { ...family.parent, role: 'kid', kidUid: family.kidUid };
  const teacher: Principal = { ...family.parent, role: 'teacher' };
  const support: Principal = { ...family.parent, role: 'support' };
  for (const who of [family.parent, kid, teacher, support]) {
    const calls = as(who);
    const answers = [
      await calls.get(`${at}/money`),
      await calls.get(`${at}/history`),
      await calls.post(`${at}/grants`, { kind: 'gold', units: 1, reason: 'x' }),
      await calls.post(`${at}/write-offs`, { kind: 'gold', units: 1, as: 'overdue', lotId: null, reason: 'x' }),
      await calls.post(`${at}/paying`, { open: true, reason: 'x' }),
      await calls.get('/manager/approvals'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  }
});
