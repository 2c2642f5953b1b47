import { describe, expect, test } from 'vitest';

import { newId } from '#platform/ids';
import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { haveFamily } from '../../families/testing.ts';
import { aFamilyByHand } from '../testing.ts';

const form = aFamilyByHand({ phone: '+375 29 555-66-77', email: 'irina@example.com' });
const password = 'birch-lake-42';

/** A manager at work, and a family that she has written down. */
async function haveAdded(env: Record<string, string> = {}) {
  const school = await openSchool({ env });
  const customerId = newId();
  const accountId = await school.identity.createAccount({
    role: 'manager',
    customerId,
    email: 'olga@chip.test',
    password,
    locale: 'ru-RU',
  });
  const office = school.as(signedIn('manager', { accountId, customerId }));
  const { body } = await office.post('/manager/families', form);
  await school.settle();
  const at = `/manager/families/${body.familyId}`;
  const invite = async (way: 'send' | 'show') => (await office.post(`${at}/invitation`, { way })).body;
  const parent = async () => {
    const account = await school.identity.accountOf(body.familyId);
    return signedIn('parent', { accountId: account?.accountId ?? '', customerId: body.familyId });
  };
  return { school, office, at, familyId: body.familyId as string, invite, parent };
}
const tokenIn = (text: string): string => /\/join#([\w-]+)/.exec(text)?.[1] ?? '';
const look = async (school: TestSchool, token: string) => (await school.as().post('/auth/join', { token })).body;
const accept = async (school: TestSchool, token: string) => (await school.as().post('/auth/join/accept', { token, password })).body;

describe('a family that a manager writes down', () => {
  test('is a family like any other, waits for its trial, and nothing is sent to it', async () => {
    const { school, office, at, familyId } = await haveAdded();
    expect((await office.get(at)).body).toMatchObject({
      firstName: 'Ирина',
      phone: '+375295556677',
      source: 'call',
      awaitsParent: true,
      unconfirmedContacts: ['email', 'phone'],
      kids: [{ name: 'Даша', isAsked: true }],
      processes: [{ state: 'waitSchedulingIntroLesson', subject: 'math' }],
    });
    expect(await school.messages.latest({ limit: 10 })).toEqual([]);
    expect((await office.get('/manager/found?search=даша')).body.families).toMatchObject([{ familyId }]);
    const { entries } = (await office.get(`${at}/log`)).body;
    expect(entries).toMatchObject([{ act: 'families.added', after: { source: 'call', asked: 'call', phone: '+375295556677' } }]);
  });

  test('is shown beside the family that has its phone or e-mail, and is made once', async () => {
    const { office, familyId } = await haveAdded();
    const { taken } = (await office.post('/manager/families/alike', { phone: '+375295556677', email: 'OLGA@chip.test' })).body;
    expect(taken).toMatchObject([
      { contact: 'phone', family: { familyId, parentName: 'Ирина Белая', kids: [{ name: 'Даша', age: 8 }] } },
      { contact: 'email', family: null },
    ]);
    const { taken: free } = (await office.post('/manager/families/alike', { phone: '+375295556678' })).body;
    expect(free).toEqual([]);
    expect((await office.post('/manager/families', form)).body.error.code).toBe('identity.email_taken');
    expect((await office.post('/manager/families', { ...form, email: undefined })).body.error.code).toBe('identity.phone_taken');
  });

  test('has children the school teaches', async () => {
    const { office } = await haveAdded();
    const born = (year: number, month: number) => ({
      ...form,
      email: undefined,
      phone: '+375291112233',
      kid: { ...form.kid, dob: { year, month } },
    });
    expect((await office.post('/manager/families', born(2026, 12))).body.error.code).toBe('families.kid_born_in_future');
    expect((await office.post('/manager/families', born(2009, 11))).body.error.code).toBe('families.kid_too_old');
  });
});

describe('the parent of such a family', () => {
  test('comes in by the link, agrees, and finds the child; the link opened once', async () => {
    const { school, office, at, invite, parent } = await haveAdded();
    const { url, sentBy } = await invite('show');
    expect(sentBy).toBeNull();
    const token = tokenIn(url);
    expect(await look(school, token)).toMatchObject({ firstName: 'Ирина', kids: ['Даша'], phone: '+375295556677' });
    expect((await accept(school, token)).idToken).toEqual(expect.any(String));
    expect((await accept(school, token)).error.code).toBe('identity.invitation_over');
    const irina = school.as(await parent());
    expect((await irina.get('/user')).body).toMatchObject({ hasToAgree: true, kids: [{ firstName: 'Даша' }] });
    const service = async () =>
      (await irina.get('/user/consents')).body.consents.find((it: { purpose: string }) => it.purpose === 'service');
    expect(await service()).toMatchObject({ state: 'asked', decidedAt: null });
    await irina.post('/user/consents', { purpose: 'service', version: 1, given: true });
    expect(await service()).toMatchObject({ state: 'given' });
    expect((await irina.get('/user')).body.hasToAgree).toBe(false);
    expect((await office.get(at)).body).toMatchObject({ awaitsParent: false, kids: [{ isAsked: false }] });
    expect((await office.post(`${at}/invitation`, { way: 'show' })).body.error.code).toBe('families.joined_already');
  });

  test('is reached by mail when the manager says so, and the mail is confirmed by coming back', async () => {
    const { school, office, at, invite } = await haveAdded();
    expect(await invite('send')).toMatchObject({ sentBy: 'mail', url: null });
    await school.settle();
    const [letter] = await school.messages.latest({ limit: 10 });
    expect(letter).toMatchObject({ channel: 'mail', to: 'irina@example.com' });
    expect(letter?.text).toContain('Даша');
    await accept(school, tokenIn(letter?.text ?? ''));
    expect((await office.get(at)).body.unconfirmedContacts).toEqual(['phone']);
  });

  test('has seven days to the second, and the newest link alone', async () => {
    const { school, invite } = await haveAdded();
    const [first, second] = [tokenIn((await invite('show')).url), tokenIn((await invite('show')).url)];
    expect((await look(school, first)).error.code).toBe('identity.invitation_over');
    school.clock.set(Temporal.Instant.from('2026-11-30T09:59:59+03:00'));
    expect((await look(school, second)).firstName).toBe('Ирина');
    school.clock.set(Temporal.Instant.from('2026-11-30T10:00:00+03:00'));
    expect((await look(school, second)).error.code).toBe('identity.invitation_over');
  });

  test('is not let in by a link that went to a contact the school has put right since', async () => {
    const { school, office, at, invite } = await haveAdded();
    const token = tokenIn((await invite('show')).url);
    await office.patch(at, { phone: '+375291112233', reason: 'Опечатка в номере' });
    expect((await look(school, token)).error.code).toBe('identity.invitation_over');
  });
});

test('a child added by a manager waits for the word of its parent, who is asked at the next visit', async () => {
  const { school, office } = await haveAdded();
  const { familyId, parent } = await haveFamily(school);
  const at = `/manager/families/${familyId}`;
  const kid = { name: 'Оля', dob: { year: 2021, month: 3 }, languages: ['ru'], asked: 'met' };
  expect((await school.as(parent).get('/user')).body.hasToAgree).toBe(false);
  const { kids } = (await office.post(`${at}/kids`, kid)).body;
  expect(kids).toMatchObject([
    { name: 'Маша', isAsked: false },
    { name: 'Оля', isAsked: true },
  ]);
  expect((await school.as(parent).get('/user')).body.hasToAgree).toBe(true);
  expect((await office.post(`${at}/kids`, { ...kid, name: 'ОЛЯ' })).body.error.code).toBe('families.kid_name_taken');
});
