import type { HistoryEntry } from '@school/contract/ledger/shapes';
import { expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { openSchool } from '../../../testing.ts';
import { conductOne } from '../documents/testing.ts';
import { aCredit, insistBooksAgree, oneForOne } from '../../ledger/testing.ts';
import { haveFamily } from '../../scheduling/testing.ts';
import { choose, insistMoneyAgrees, openTill } from '../testing.ts';

/** A family that paid for eight lessons and has had one; what its history shows for a query, as short lines. */
async function openHistory() {
  const { school, family, stranger } = await conductOne(await openSchool({ now: '2026-11-23T10:00+03:00' }));
  const read = async (query = '') => (await school.as(family.parent).get(`/payment/history${query}`)).body.entries as HistoryEntry[];
  const lines = async (query = '') => (await read(query)).map(({ type, kind, delta }) => `${type} ${kind} ${delta}`);
  return { school, family, stranger, read, lines };
}

test('a lesson in the history says whose it was, of what, and when', async () => {
  const { read, family } = await openHistory();
  const [spent, paid] = await read();
  expect(spent).toMatchObject({
    type: 'process',
    delta: -1,
    after: 7,
    lesson: { kidUid: family.kidUid, kidName: 'Миша', subject: 'math', courseCode: 'math', startsAt: '2026-11-27T15:00:00Z' },
    reason: null,
    expiresAt: null,
  });
  expect(paid).toMatchObject({ type: 'paid', delta: 8, lesson: null, order: null, expiresAt: '2027-11-24T20:59:59Z' });
});

test('of two kids in one lesson each line is its own kid’s, and a kid’s history is its lessons alone', async () => {
  const { school, family, lines } = await openHistory();
  const { familyId } = family;
  const kidUid = await school.families.createKid(familyId, { name: 'Оля', dob: { year: 2019, month: 1 }, languages: ['ru'] });
  await school.ledger.credit(aCredit({ familyId, kind: 'silver', source: 'bonus', units: 2 }));
  const place = { familyId, kind: 'silver' as const, lessonId: newId(), startsAt: school.clock.now().add({ hours: 1 }) };
  for (const kid of [family.kidUid, kidUid]) await school.ledger.reserve({ ...place, kidUid: kid });
  await school.ledger.post({ ...place, kidUid, as: 'nonAttendance' });
  await school.ledger.post({ ...place, as: 'process' });
  expect(await lines(`?kidUid=${kidUid}`)).toEqual(['nonAttendance silver -1']);
  expect(await lines(`?kidUid=${family.kidUid}`)).toEqual(['process silver -1', 'process gold -1']);
  expect(await lines(`?kidUid=${newId()}`)).toEqual([]);
  await insistBooksAgree(school.db);
});

test('the history is filtered by sort and kind, and by time to the second', async () => {
  const { school, family, lines } = await openHistory();
  const { familyId } = family;
  await school.ledger.credit(aCredit({ familyId, kind: 'silver', source: 'bonus', units: 2 }));
  await oneForOne(school);
  await school.ledger.exchange(familyId, { from: 'silver', to: 'gold', units: 1 }, 'x');
  expect(await lines('?sort=in')).toEqual(['bonus silver 2', 'paid gold 8']);
  expect(await lines('?sort=lessons')).toEqual(['process gold -1']);
  expect(await lines('?sort=other')).toEqual(['exchange gold 1', 'exchange silver -1']);
  expect(await lines('?sort=other&kind=silver')).toEqual(['exchange silver -1']);
  const lesson = '2026-11-27T15:00:00Z';
  expect(await lines(`?from=${lesson}&sort=lessons`)).toHaveLength(1);
  expect(await lines('?from=2026-11-27T15:00:01Z')).toEqual([]);
  expect(await lines(`?to=${lesson}`)).toEqual(['paid gold 8']);
  expect(await lines('?to=2026-11-27T15:00:01Z&sort=lessons')).toHaveLength(1);
});

test('units of an order name it; another family sees nothing of it', async () => {
  const school = await openSchool();
  const till = await openTill(school);
  const order = await till.order('individual-8');
  await choose(school, order.checkoutUrl, 'succeed');
  await school.payments.pollAttempts();
  await school.settle();
  const { entries } = (await till.calls.get('/payment/history?kind=gold&sort=in')).body;
  expect(entries).toMatchObject([{ type: 'paid', orderId: order.orderId, order: { kind: 'individual', lessons: 8, total: order.total } }]);
  await insistMoneyAgrees(school);
  const stranger = await haveFamily(school);
  expect((await school.as(stranger.parent).get('/payment/history')).body.entries).toEqual([]);
});
