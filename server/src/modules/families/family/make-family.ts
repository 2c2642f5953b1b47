import type { AskedHow, FamilySource } from '@school/contract/families/added';
import type { KidFields, Registration } from '@school/contract/families/forms';
import type { Currency } from '@school/contract/shapes';

import { newId } from '#platform/ids';

import type { Tools } from '../dependencies/dependencies.ts';
import { foundBy } from '../rules/found-by.ts';
import { agreeWith } from './consents.ts';

/** What a family begins with, whoever typed it. */
export interface FirstFields extends Pick<
  Registration,
  'firstName' | 'lastName' | 'email' | 'phone' | 'password' | 'subject' | 'club' | 'promo' | 'locale'
> {
  kid: KidFields;
  timezone: string;
  currency: Currency;
}

/** Who has agreed that the child is taught: its parent, here; or it was asked by word, by a colleague. */
export type Agreement = { by: 'parent'; marketing: boolean } | ({ by: 'asked'; source: FamilySource } & Asked);

export interface Asked {
  how: AskedHow;
  byAccount: string;
}

export interface Registered {
  familyId: string;
  accountId: string;
  kidUid: string;
}

/** Account, family and first kid, in the caller's transaction. */
export async function makeFamily(
  tools: Tools,
  form: FirstFields,
  confirmed: ReadonlyArray<'email' | 'phone'>,
  agreement: Agreement,
): Promise<Registered> {
  const { identity, families, kids, outbox, clock, school } = tools;
  const now = clock.now();
  const [familyId, kidUid] = [newId(), newId()];
  const { email, phone, password, subject, club, promo } = form;
  const locale = school.languageFor(form.locale);
  const accountId = await identity.createAccount({ role: 'parent', customerId: familyId, email, phone, password, locale, confirmed });
  const { name, surname = '', dob: birth, languages } = form.kid;
  const names = [form.firstName, form.lastName ?? '', name, surname];
  await families.add({
    familyId,
    accountId,
    firstName: form.firstName,
    lastName: form.lastName ?? '',
    timezone: form.timezone,
    currency: form.currency,
    initialSubject: subject,
    choosedGroup: club ?? null,
    promoCode: promo ?? null,
    priority: 'forceIntroLesson',
    theme: 'system',
    childMode: false,
    sounds: true,
    source: agreement.by === 'asked' ? agreement.source : 'site',
    awaitsParent: agreement.by === 'asked',
    createdAt: now,
    found: foundBy({ names, email: email ?? null, phone: phone ?? null }),
  });
  await kids.add({ kidUid, familyId, name, surname, birth, languages }, now);
  await agreeAbout(tools, { familyId, kidUid, byAccount: accountId }, agreement);
  await outbox.publish({
    type: 'families.registered',
    familyId,
    kidUid,
    subject,
    ...(club && { club }),
    ...(promo && { promo }),
  });
  return { familyId, accountId, kidUid };
}

/** What is written down of the consent to teach a child. */
export async function agreeAbout(
  tools: Tools,
  { byAccount, ...kid }: { familyId: string; kidUid: string; byAccount: string },
  agreement: { by: 'parent'; marketing: boolean } | ({ by: 'asked' } & Asked),
): Promise<void> {
  if (agreement.by === 'asked')
    return void (await tools.asked.add({ ...kid, how: agreement.how, byAccount: agreement.byAccount, at: tools.clock.now() }));
  await agreeWith(tools, { ...kid, byAccount, purpose: 'service' });
  if (agreement.marketing) await agreeWith(tools, { ...kid, kidUid: null, byAccount, purpose: 'marketing' });
}
