import type { Locale } from '@school/contract/shapes';

import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/dependencies.ts';

/**
 * The language of a family, in the caller's transaction: one that the school offers. Who speaks another since the school offered it keeps
 * it, and saying so again is no change.
 */
export async function speak({ identity, school }: Pick<Tools, 'identity' | 'school'>, familyId: string, locale: Locale): Promise<void> {
  const { locale: before } = await identity.contactsOf(familyId);
  if (locale === before) return;
  if (!school.now('familyLanguages').includes(locale)) throw new Refusal('families.language_not_offered');
  await identity.setLocale(familyId, locale);
}
