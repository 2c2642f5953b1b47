import type { SentTo } from '@school/contract/calls';

import type { Principal } from '#platform/principal';
import { signedIn } from '#platform/testing';

import type { TestSchool } from '../../testing.ts';

type Form = SentTo<'POST /registration'>['body'];

/** A plain registration; a test names only what it is about. */
export const aRegistration = (its: Partial<Form> = {}): Form & { password: string } => ({
  firstName: 'Анна',
  lastName: 'Иванова',
  email: 'anna@example.com',
  kid: { name: 'Маша', dob: { year: 2019, month: 5 }, languages: ['ru'] },
  subject: 'math',
  locale: 'ru-RU',
  timezone: 'Europe/Minsk',
  termsAccepted: true,
  ...its,
  password: its.password ?? 'birch-lake-42',
});

/** Registers a family by its door, and answers with those who may call for it. */
export async function haveFamily(school: TestSchool, its: Partial<Form> = {}) {
  const form = aRegistration({ email: `${crypto.randomUUID()}@example.com`, ...its });
  const { familyId, accountId, kidUid } = await school.families.register(
    { ...form, lastName: form.lastName ?? '' },
    { areConfirmed: true },
  );
  const parent = signedIn('parent', { accountId, customerId: familyId, locale: form.locale });
  const kid: Principal = { ...parent, role: 'kid', sessionId: crypto.randomUUID(), kidUid };
  const support: Principal = { ...parent, role: 'support', accountId: crypto.randomUUID(), sessionId: crypto.randomUUID() };
  return { familyId, accountId, kidUid, form, parent, kid, support };
}
