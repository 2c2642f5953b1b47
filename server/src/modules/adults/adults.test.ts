import { adultLimits } from '@school/contract/adults/limits';
import type { FamilyAdults } from '@school/contract/adults/shapes';
import { expect, test } from 'vitest';

import type { Principal } from '#platform/principal';
import { newId } from '#platform/ids';
import { signedIn } from '#platform/testing';

import { haveFamily } from '../families/testing.ts';
import { haveTeacher } from '../scheduling/testing.ts';
import { openSchool, type TestSchool } from '../../testing.ts';

const invitation = {
  name: 'Олег',
  contact: { kind: 'email', to: 'oleg@example.com' },
  may: 'sees',
  locale: 'ru-RU',
} as const;

/** The link of the newest letter that has one. */
async function linkIn(school: TestSchool, to = 'oleg@example.com'): Promise<string> {
  await school.settle();
  const letters = await school.messages.latest({ to, limit: 20 });
  return /\/adult#([\w-]+)/.exec(letters.map(({ text }: { text: string }) => text).join('\n'))?.[1] ?? '';
}

/** A family with an adult who has come in by the link. */
async function withAdult(may: 'sees' | 'arranges' | 'pays' = 'sees') {
  const school = await openSchool();
  const family = await haveFamily(school);
  const parent = school.as(family.parent);
  await parent.post('/adults/invitations', { ...invitation, may });
  const token = await linkIn(school);
  const accepted = await school.as().post('/auth/adult/accept', { token, name: 'Олег', password: 'oak-river-19', termsAccepted: true });
  const [adult] = await school.identity.adults.ofFamily(family.familyId);
  if (!adult) throw new Error('Nobody has come');
  const who: Principal = {
    ...signedIn('parent', { accountId: adult.accountId, customerId: family.familyId, locale: 'ru-RU' }),
    adult: { adultId: adult.adultId, may },
  };
  return { school, family, parent, token, accepted, adult, who, as: school.as(who) };
}

test('an adult comes in by the link that went to it, once, with its own account in the family', async () => {
  const { school, family, parent, token, accepted, adult } = await withAdult();
  expect(accepted).toMatchObject({ status: 200, body: { idToken: expect.any(String) } });
  expect((await parent.get('/adults')).body).toMatchObject({
    adults: [{ name: 'Олег', may: 'sees', contact: 'oleg@example.com' }],
    invitations: [],
  });
  const again = await school.as().post('/auth/adult/accept', { token, name: 'Олег', password: 'oak-river-19', termsAccepted: true });
  expect(again.body.error.code).toBe('identity.invitation_over');
  const session = await school.as().post('/user/session', { idToken: accepted.body.idToken });
  expect(session.body).toMatchObject({ role: 'parent', customerId: family.familyId, adult: { adultId: adult.adultId, may: 'sees' } });
});

test('an adult has a clock of its own: it reads lessons by it, and the parent by the family’s', async () => {
  const { school, family, parent, as } = await withAdult();
  const zoneOf = async (who: typeof parent) => (await who.get('/user')).body.timezone as string;
  const usual = await zoneOf(parent);
  expect(await zoneOf(as)).toBe(usual);
  expect((await as.patch('/adults/own', { timezone: 'Asia/Almaty' })).status).toBe(200);
  expect([await zoneOf(as), await zoneOf(parent)]).toEqual(['Asia/Almaty', usual]);
  await haveTeacher(school);
  await parent.post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp: '2026-11-25T15:00:00Z' });
  await school.settle();
  const letters = await school.messages.latest({ to: 'oleg@example.com', limit: 5 });
  expect(letters.some(({ text }) => text.includes('20:00'))).toBe(true);
  expect(letters.some(({ text }) => text.includes('18:00'))).toBe(false);
});

test('a link is over when it is withdrawn, when its week is over, and without the terms nobody comes in', async () => {
  const school = await openSchool();
  const parent = school.as((await haveFamily(school)).parent);
  const { body } = await parent.post('/adults/invitations', invitation);
  const { invitations } = body.adults as FamilyAdults;
  const token = await linkIn(school);
  const form = { token, name: 'Олег', password: 'oak-river-19' };
  expect((await school.as().post('/auth/adult/accept', { ...form, termsAccepted: false })).body.error.code).toBe(
    'families.terms_not_accepted',
  );
  expect((await school.as().post('/auth/adult', { token })).body).toMatchObject({ name: 'Олег', parent: 'Анна', may: 'sees' });
  await parent.post(`/adults/invitations/${invitations[0]?.invitationId}/withdraw`);
  expect((await school.as().post('/auth/adult', { token })).body.error.code).toBe('identity.invitation_over');
  await parent.post('/adults/invitations', invitation);
  const next = await linkIn(school);
  school.clock.set(school.clock.now().add({ hours: 24 * adultLimits.invitationDays }));
  expect((await school.as().post('/auth/adult', { token: next })).body.error.code).toBe('identity.invitation_over');
});

test('whoever has an account here is not invited, nor one contact twice, nor more than a family may have', async () => {
  const school = await openSchool();
  const other = await haveFamily(school, { email: 'other@example.com' });
  const parent = school.as((await haveFamily(school)).parent);
  const to = (address: string) => parent.post('/adults/invitations', { ...invitation, contact: { kind: 'email', to: address } });
  expect(other.familyId).toBeDefined();
  expect((await to('other@example.com')).body.error.code).toBe('adults.has_account');
  for (let n = 0; n < adultLimits.perFamily; n++) expect((await to(`a${n}@example.com`)).status).toBe(200);
  expect((await to('a0@example.com')).body.error).toMatchObject({ code: 'adults.too_many', facts: { most: adultLimits.perFamily } });
});

test('an adult reads its own name and contacts, never those of the parent, and its own notices', async () => {
  const { family, as } = await withAdult();
  const { body } = await as.get('/user');
  expect(body).toMatchObject({ firstName: 'Олег', lastName: '', email: 'oleg@example.com', phone: null, hasToAgree: false });
  expect(JSON.stringify(body)).not.toContain(family.form.email);
  expect((await as.get('/notifications/settings')).body.email).toBe('oleg@example.com');
  expect((await as.get('/adults')).body).toMatchObject({ adults: [{ name: 'Олег', contact: null }], invitations: [] });
  expect((await as.post('/orders', { productCode: 'individual-8', termsAccepted: true })).body.error.code).toBe('identity.adult_may_not');
  expect((await as.post('/user/erasures', { kidUid: null, password: 'x' })).body.error.code).toBe('identity.parent_only');
});

test('rights change at once, and whoever is removed is out on every device; both sides are told', async () => {
  const { school, family, parent, accepted, adult } = await withAdult();
  const { sessionId } = await school.identity.openSession({
    idToken: accepted.body.idToken,
    isSupport: false,
    provider: undefined,
    device: 'Chrome',
    before: { role: 'guest', locale: 'ru-RU' },
  });
  const known = { sessionId } as Principal;
  await parent.post(`/adults/${adult.adultId}/rights`, { may: 'pays' });
  expect((await school.identity.principalNow(known))?.adult?.may).toBe('pays');
  await parent.post(`/adults/${adult.adultId}/remove`);
  expect(await school.identity.principalNow(known)).toBeUndefined();
  expect(await school.identity.accountOf(adult.adultId)).toBeUndefined();
  await school.settle();
  const told = async (to: string) =>
    (await school.messages.latest({ to, limit: 20 })).map(({ subject }: { subject?: string | null }) => subject).join('\n');
  expect(await told('oleg@example.com')).toMatch(/Доступ в кабинет закрыт/);
  expect(await told(family.form.email ?? '')).toMatch(
    /Олег: теперь в вашем кабинете[^]*Олег: больше не в вашем кабинете|больше не в вашем кабинете/,
  );
});

test('what the school does with a grown-up stands in its log by name', async () => {
  const { school, family, adult } = await withAdult();
  const office = school.as(signedIn('manager'));
  await office.post(`/manager/families/${family.familyId}/adults/${adult.adultId}/remove`, { reason: 'Просит мама' });
  expect((await office.get('/manager/audit')).body.entries[0]).toMatchObject({
    act: 'families.adult_removed',
    family: { familyId: family.familyId },
    subject: { type: 'adult', name: 'Олег' },
    reason: 'Просит мама',
  });
});

test('an adult has a name and a language of its own, and leaves by itself', async () => {
  const { school, family, as, who, adult } = await withAdult();
  await as.patch('/adults/own', { name: 'Олег Петрович', locale: 'en-US' });
  expect(await school.identity.adults.find(family.familyId, adult.adultId)).toMatchObject({ name: 'Олег Петрович', locale: 'en-US' });
  expect((await school.as(family.parent).patch('/adults/own', { name: 'Анна' })).body.error.code).toBe('adults.not_invited');
  expect((await as.post('/adults/leave')).status).toBe(200);
  expect(await school.identity.adults.ofFamily(family.familyId)).toEqual([]);
  expect(who.customerId).toBe(family.familyId);
});

test('what an adult does for the family its parent reads by name, and nothing of what was refused', async () => {
  const { school, family, parent, as } = await withAdult('arranges');
  await haveTeacher(school);
  const looks = async () =>
    (await parent.get('/user/looks')).body.looks.map(({ kind, name, did, eventId }: Record<string, unknown>) => ({
      kind,
      name,
      did,
      eventId,
    }));
  const trial = (kidUid: string) => as.post('/intro', { kidUid, subject: 'math', timestamp: '2026-11-25T15:00:00Z' });
  expect((await trial(newId())).status).not.toBe(200);
  expect((await as.post('/payment/exchange', { from: 'gold', to: 'silver', units: 1 })).status).not.toBe(200);
  expect(await looks()).toEqual([]);
  expect((await trial(family.kidUid)).status).toBe(200);
  const { events } = (await as.get('/events')).body;
  const [{ eventId }] = events;
  expect((await as.post(`/events/${eventId}/cancel`, { scope: 'one', reason: 'Заболел' })).status).toBe(200);
  expect(await looks()).toEqual([
    { kind: 'adult', name: 'Олег', did: 'lessonCancelled', eventId },
    { kind: 'adult', name: 'Олег', did: 'trialBooked', eventId: null },
  ]);
  // The parent's own acts stand in no log of others, and an adult reads none.
  await parent.post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp: '2026-11-26T15:00:00Z' });
  expect(await looks()).toHaveLength(2);
  expect((await as.get('/user/looks')).body.error.code).toBe('identity.parent_only');
});
