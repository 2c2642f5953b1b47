import type { LessonAct } from '@school/contract/back-office/lesson-acts';
import { expect, test } from 'vitest';

import { freePlaces, haveClubFamily, haveGroup, parentOf } from '../../groups/testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { lettersTo, mailOf } from '../../staffing/testing.ts';
import { openOffice } from './testing.ts';

test('places in groups: enrolled against the age, moved, taken out, offered out of turn, a request closed', async () => {
  const { school, of, office } = await openOffice();
  const small = await haveGroup(school, { ages: { from: 10, to: 12 }, capacity: 3, weekday: 2 });
  const other = await haveGroup(school, { weekday: 4, capacity: 3 });
  const sonya = await haveClubFamily(school, 4, { name: 'Соня' });
  const { act, preview, log } = of(sonya.familyId);
  const enrol: LessonAct = { do: 'enrol', kidUid: sonya.kidUid, groupId: small.groupId };
  expect((await preview(enrol)).body).toMatchObject({
    may: { why: 'groups.wrong_age' },
    despite: true,
    effect: { groups: [{ change: 'joined' }] },
  });
  expect(await freePlaces(school, small.groupId)).toBe(3);
  expect((await act(enrol, { despite: true })).status).toBe(200);
  expect(await freePlaces(school, small.groupId)).toBe(2);
  const move: LessonAct = { do: 'moveToGroup', kidUid: sonya.kidUid, groupId: small.groupId, toGroupId: other.groupId };
  expect((await preview(move)).body.effect.groups).toMatchObject([
    { change: 'left' },
    { change: 'joined', group: { groupId: other.groupId } },
  ]);
  expect((await act(move)).status).toBe(200);
  expect([await freePlaces(school, small.groupId), await freePlaces(school, other.groupId)]).toEqual([3, 2]);
  expect((await act({ do: 'removeFromGroup', kidUid: sonya.kidUid, groupId: other.groupId })).status).toBe(200);

  // On the list for a Monday evening, which no group has: a manager keeps a place of another day for her.
  await parentOf(school, sonya).wait({ weekday: 1, dayPart: 'evening' });
  const list = async () => (await office.get('/manager/requests')).body.waiting;
  const [request] = await list();
  expect(request).toMatchObject({ kid: { name: 'Соня' }, request: { weekday: 1, offer: null }, open: expect.any(Array) });
  const { requestId } = request.request;
  expect((await act({ do: 'offerPlace', requestId, groupId: other.groupId })).body.groups).toMatchObject([{ change: 'offered' }]);
  expect((await list())[0].request.offer.group.groupId).toBe(other.groupId);
  expect((await act({ do: 'declineWaiting', requestId, answer: 'Понедельника не будет.' })).body.groups).toMatchObject([
    { change: 'unlisted' },
  ]);
  expect(await list()).toEqual([]);
  expect(await freePlaces(school, other.groupId)).toBe(3);
  expect((await log()).map(({ act: what }: { act: string }) => what)).toEqual([
    'groups.waiting_declined',
    'groups.place_offered',
    'groups.removed',
    'groups.moved',
    'groups.enrolled',
  ]);
  await school.outbox.drain();
  const letters = (await lettersTo(school, mailOf(sonya))).map(({ text }) => text).join('\n');
  expect(letters).toContain('Ребёнок больше не в группе');
  expect(letters).toContain('Понедельника не будет.');
  await insistBooksAgree(school.db);
  expect(school.faults).toEqual([]);
});
