import { expect, test } from 'vitest';

import type { Principal } from '#platform/principal';
import { signedIn } from '#platform/testing';

import { openSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { haveAccount } from '../identity/testing.ts';

test('what a manager does about money stands in the log, once, with the reason, and not when it was refused', async () => {
  const school = await openSchool();
  const { familyId } = await haveFamily(school);
  const hire = async (email: string): Promise<Principal> => {
    const { accountId, customerId } = await haveAccount(school, { role: 'manager', email });
    return signedIn('manager', { accountId, customerId });
  };
  const [olga, petr] = [school.as(await hire('olga@chip.test')), school.as(await hire('petr@chip.test'))];
  const family = `/manager/families/${familyId}`;
  const gift = { kind: 'gold', units: 3, reason: 'Урок сорвался' };
  await olga.post(`${family}/grants`, gift, 'key-of-gift');
  await olga.post(`${family}/grants`, gift, 'key-of-gift');
  const tooMuch = await olga.post(`${family}/write-offs`, { kind: 'gold', units: 9, as: 'withdrawing', lotId: null, reason: 'Ошибка' });
  expect(tooMuch.status).toBe(409);
  await olga.post(`${family}/grants`, { kind: 'silver', units: 60, reason: 'Много' });
  const { approvals } = (await petr.get('/manager/approvals')).body;
  await petr.post(`/manager/approvals/${approvals[0].approvalId}/decline`, { answer: 'Слишком много' });
  await olga.post('/manager/gifts/survey/terms', {
    isOn: true,
    lessons: 2,
    friendLessons: null,
    hours: null,
    validFrom: null,
    reason: 'Осень',
  });
  const terms = { by: 'rate', individual: 2, group: 3 };
  expect((await olga.post('/manager/exchange-terms', { terms, reason: 'Ближе к ценам' })).status).toBe(200);
  const { entries } = await school.audit.list();
  expect(entries.map(({ act, by, reason, family: of, after }) => [act, by.name, reason, of?.familyId ?? null, after?.['units']])).toEqual([
    ['money.exchange_terms_set', 'olga@chip.test', 'Ближе к ценам', null, undefined],
    ['money.gift_terms_set', 'olga@chip.test', 'Осень', null, undefined],
    ['money.declined', 'petr@chip.test', 'Слишком много', familyId, 60],
    ['money.granted', 'olga@chip.test', 'Много', familyId, 60],
    ['money.granted', 'olga@chip.test', 'Урок сорвался', familyId, 3],
  ]);
  expect(entries[0]?.after).toEqual({ exchangeBy: 'rate', rateIndividual: 2, rateGroup: 3 });
});
