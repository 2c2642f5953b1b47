import type { Call } from '@school/contract/call';
import { calls } from '@school/contract/calls';
import { Phone } from '@school/contract/identity/shapes';
import { expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { openSchool } from '../../../testing.ts';
import { aFamilyByHand } from '../../back-office/testing.ts';
import { aRegistration, haveFamily } from '../../families/testing.ts';

interface Shape {
  _zod: { def: object };
}

/** Does a phone stand anywhere in this shape? */
function hasPhone(shape: unknown): boolean {
  if (shape === Phone) return true;
  if (Array.isArray(shape)) return shape.some(hasPhone);
  if (typeof shape !== 'object' || shape === null) return false;
  return Object.values('_zod' in shape ? (shape as Shape)._zod.def : shape).some(hasPhone);
}

const impossible = '+375 29 123-45';

test('every call that takes a phone refuses a number that no country has', async () => {
  const school = await openSchool();
  const { parent, familyId } = await haveFamily(school, { phone: '+375291234567' });
  const id = newId();
  const manager = { role: 'manager', accountId: id, sessionId: id, customerId: id, locale: 'ru-RU' } as const;
  const [guest, family, office] = [school.as(), school.as(parent), school.as(manager)];
  const contact = { kind: 'phone', to: impossible };
  const form = aRegistration({ email: 'other@example.com' });
  const code = '123456';
  const byHand = aFamilyByHand({ phone: impossible });
  const answers = {
    'POST /registration': guest.post('/registration', { ...form, phone: impossible }),
    'POST /registration/sms-code': guest.post('/registration/sms-code', { ...form, phone: impossible }),
    'POST /auth/sms-code': guest.post('/auth/sms-code', { phone: impossible, purpose: 'signIn' }),
    'POST /auth/sms-code/sign-in': guest.post('/auth/sms-code/sign-in', { phone: impossible, code }),
    'POST /auth/reset/by-code': guest.post('/auth/reset/by-code', { phone: impossible, code }),
    'POST /user/contacts/code': family.post('/user/contacts/code', { contact, password: 'birch-lake-42' }),
    'POST /user/contacts': family.post('/user/contacts', { contact, code }),
    'POST /adults/invitations': family.post('/adults/invitations', { name: 'Ирина', contact, may: 'sees', locale: 'ru-RU' }),
    'POST /manager/school/proofs/:channel': office.post('/manager/school/proofs/sms', { phone: impossible }),
    'POST /manager/families': office.post('/manager/families', byHand),
    'POST /manager/families/alike': office.post('/manager/families/alike', { phone: impossible }),
    'PATCH /manager/families/:familyId': office.patch(`/manager/families/${familyId}`, { phone: impossible, reason: 'По просьбе' }),
  };
  const taking = (Object.entries(calls) as Array<[string, Call]>).filter(([, call]) => hasPhone(call.body));
  expect(taking.map(([key]) => key).toSorted()).toEqual(Object.keys(answers).toSorted());
  for (const [key, answer] of Object.entries(answers))
    expect([key, (await answer).body.error?.code]).toEqual([key, 'identity.wrong_phone']);
});

test('however a family writes its phone, it is one account, and SMS go to the one number', async () => {
  const school = await openSchool();
  const written = { ...aRegistration({ email: undefined }), phone: '8 (029) 123-45-67' };
  expect((await school.as().post('/registration', written)).status).toBe(200);
  expect((await school.as().post('/registration', { ...written, phone: '+375 29 1234567' })).body.error.code).toBe('identity.phone_taken');
  expect((await school.as().post('/auth/sms-code', { phone: '375291234567', purpose: 'signIn' })).status).toBe(200);
  const [sms] = await school.messages.latest({ limit: 1 });
  expect(sms).toMatchObject({ channel: 'sms', to: '375291234567' });
});
