import { describe, expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { openSchool } from '../../testing.ts';
import { aCredit, insistBooksAgree } from '../ledger/testing.ts';
import { createApprovals } from './approvals.ts';

interface Gift {
  familyId: string;
  units: number;
}

/** Two managers, a family, and acts that really change its balance. */
async function openOffice() {
  const school = await openSchool();
  const { db, clock, realtime, identity, ledger } = school;
  const limits = { units: 8, amounts: { BYN: 1, RUB: 1, USD: 1, EUR: 1, KZT: 1 } };
  const office = createApprovals({ db, clock, realtime, limits: () => limits, nameOf: identity.nameOf, lockFamily: ledger.lockFamily });
  const declined: string[] = [];
  office.register<Gift>(
    'grant',
    async ({ familyId, units }, { approvalId }) =>
      void (await ledger.credit(aCredit({ familyId, units, source: 'added', key: `approval:${approvalId}` }))),
    async ({ familyId }) => void declined.push(familyId),
  );
  office.register('remedy', async () => {
    throw new Error('it cannot be done');
  });
  const hire = async (email: string) => {
    const account = { role: 'manager', customerId: newId(), locale: 'ru-RU', email, password: 'birch-lake-42' } as const;
    return { accountId: await identity.createAccount(account) };
  };
  const [first, second] = [await hire('first@chip.test'), await hire('second@chip.test')];
  const familyId = newId();
  const ask = (units: number, key: string = newId(), { by = first, of = familyId } = {}) =>
    db.inTransaction(async () =>
      office.ask({
        act: 'grant',
        familyId: of,
        familyName: 'Анна Иванова',
        units,
        payload: { familyId: of, units } satisfies Gift,
        reason: 'Урок не состоялся по нашей вине',
        by,
        over: await office.weigh({ by, familyId: of, units }),
        key,
      }),
    );
  const gold = async () => (await ledger.balanceOf(familyId)).bundleGold.goldCurrent;
  return { ...school, office, ask, first, second, familyId, gold, declined };
}

describe('a small act', () => {
  test('is done at once, and stands among the decided ones with who did it and why', async () => {
    const { office, ask, first, second, gold } = await openOffice();
    expect((await ask(8)).state).toBe('done');
    expect(await gold()).toBe(8);
    expect((await office.list(second.accountId)).approvals).toEqual([]);
    expect((await office.list(second.accountId, { state: 'decided' })).approvals).toMatchObject([
      {
        act: 'grant',
        units: 8,
        state: 'approved',
        reason: 'Урок не состоялся по нашей вине',
        askedBy: { accountId: first.accountId, name: 'first@chip.test' },
        decidedBy: null,
        own: false,
      },
    ]);
  });
});

describe('an act above the limit', () => {
  test('waits, and is done when another manager agrees: once, however often two press', async () => {
    const { db, office, ask, second, gold } = await openOffice();
    const { approvalId, state } = await ask(9);
    expect([state, await gold()]).toEqual(['waiting', 0]);
    const pressed = await Promise.allSettled([1, 2, 3].map(() => office.approve(second, approvalId)));
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(pressed.filter((it) => it.status === 'rejected').map(({ reason }) => reason.code)).toEqual([
      'approvals.decided',
      'approvals.decided',
    ]);
    expect(await gold()).toBe(9);
    expect((await office.list(second.accountId, { state: 'decided' })).approvals).toMatchObject([
      { state: 'approved', decidedBy: { accountId: second.accountId, name: 'second@chip.test' } },
    ]);
    await insistBooksAgree(db);
  });

  test('is never agreed to by the one who asked, who may decline it', async () => {
    const { office, ask, first, gold, familyId, declined } = await openOffice();
    const { approvalId } = await ask(9);
    await expect(office.approve(first, approvalId)).rejects.toMatchObject({ code: 'approvals.own_request' });
    expect((await office.list(first.accountId)).approvals).toMatchObject([{ own: true, state: 'waiting' }]);
    expect(await office.decline(first, approvalId, 'Ошиблась числом')).toMatchObject({ state: 'declined', answer: 'Ошиблась числом' });
    expect([await gold(), declined]).toEqual([0, [familyId]]);
    await expect(office.decline(first, approvalId, 'ещё раз')).rejects.toMatchObject({ code: 'approvals.decided' });
  });

  test('still waits when it could not be carried out', async () => {
    const { office, first, second } = await openOffice();
    const { approvalId } = await office.ask({
      act: 'remedy',
      payload: {},
      reason: 'Двойная оплата',
      by: first,
      over: { of: 'act', span: null, sum: 2, limit: 1, currency: 'BYN' },
      key: 'remedy:1',
    });
    await expect(office.approve(second, approvalId)).rejects.toThrow('it cannot be done');
    expect((await office.list(second.accountId)).approvals).toMatchObject([{ approvalId, state: 'waiting' }]);
  });

  test('that is withdrawn asks nobody any more', async () => {
    const { office, ask, second, gold } = await openOffice();
    const { approvalId } = await ask(9, 'gift:1');
    expect([await office.withdraw('gift:1'), await office.withdraw('gift:1')]).toEqual([true, false]);
    await expect(office.approve(second, approvalId)).rejects.toMatchObject({ code: 'approvals.decided' });
    expect(await gold()).toBe(0);
    expect((await office.list(second.accountId, { state: 'decided' })).approvals).toMatchObject([{ state: 'withdrawn', decidedBy: null }]);
  });

  test('nobody knows of is not found', async () => {
    const { office, second } = await openOffice();
    await expect(office.approve(second, newId())).rejects.toMatchObject({ code: 'approvals.not_found' });
  });
});

test('an act asked twice under one key happens once; the key of another act is refused', async () => {
  const { office, ask, second, familyId, gold } = await openOffice();
  const [one, other] = await Promise.all([ask(3, 'gift:1'), ask(3, 'gift:1')]);
  expect(one.approvalId).toBe(other.approvalId);
  expect(await gold()).toBe(3);
  const byAnother = { act: 'grant' as const, familyId, payload: { familyId, units: 3 }, reason: 'ещё', over: undefined, key: 'gift:1' };
  await expect(office.ask({ ...byAnother, by: second })).rejects.toMatchObject({ code: 'request.key_reused' });
});

test('the list is found by act and by words, page by page without a gap', async () => {
  const { office, ask, first, clock } = await openOffice();
  for (let at = 0; at < 52; at++) {
    if (at % 2 === 0) clock.set(clock.now().add({ seconds: 1 }));
    await ask(10 + at);
  }
  const page = await office.list(first.accountId);
  const rest = await office.list(first.accountId, { before: page.next ?? '' });
  expect([...page.approvals, ...rest.approvals].map(({ units }) => units).toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 52 }, (_, at) => 10 + at),
  );
  expect([page.approvals.length, rest.next]).toEqual([50, null]);
  expect((await office.list(first.accountId, { search: 'иванова' })).approvals).toHaveLength(50);
  expect((await office.list(first.accountId, { search: '100%' })).approvals).toEqual([]);
  expect((await office.list(first.accountId, { act: 'refund' })).approvals).toEqual([]);
  await expect(office.list(first.accountId, { before: 'nonsense' })).rejects.toMatchObject({ code: 'request.invalid' });
});

describe('an act split into small ones', () => {
  test('waits from the limit of the family on: ten of eight one after another, and twenty at one moment', async () => {
    const { db, ask, gold, office, first, familyId } = await openOffice();
    const states = [];
    for (let n = 0; n < 10; n += 1) states.push((await ask(8)).state);
    expect(states).toEqual(['done', ...Array.from({ length: 9 }, () => 'waiting')]);
    const waiting = (await office.list(first.accountId)).approvals;
    expect(waiting[0]?.over).toEqual({ of: 'family', span: 'day', sum: 16, limit: 8, currency: null });
    expect(await office.unitsLeft(first.accountId, familyId)).toBe(0);

    const other = newId();
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => ask(8, newId(), { of: other })));
    expect(atOnce.filter(({ state }) => state === 'done')).toHaveLength(1);
    expect(await gold()).toBe(8);
    await insistBooksAgree(db);
  });

  test('or spread over families is summed by manager; over managers, by family; days go by to the second', async () => {
    const { ask, second, clock } = await openOffice();
    const stateOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).state;
    const many = await Promise.all(Array.from({ length: 20 }, () => ask(8, newId(), { of: newId() })));
    expect(many.filter(({ state }) => state === 'done')).toHaveLength(3);

    const family = newId();
    const begin = clock.now();
    expect(await stateOf(8, newId(), { by: second, of: family })).toBe('done');
    clock.set(begin.add({ hours: 24 }).subtract({ seconds: 1 }));
    expect(await stateOf(1, newId(), { of: family })).toBe('waiting');
    clock.set(begin.add({ hours: 24 }));
    expect(await stateOf(8, newId(), { of: family })).toBe('done');
    clock.set(begin.add({ hours: 24 * 30 }).subtract({ seconds: 1 }));
    expect(await stateOf(1, newId(), { of: family })).toBe('waiting');
    clock.set(begin.add({ hours: 24 * 30 }));
    expect(await stateOf(1, newId(), { of: family })).toBe('done');
  });
});
