import type { Locale } from '@school/contract/shapes';
import type { Content } from 'pdfmake/interfaces.js';

import type { KidRecord } from '#modules/families';

import type { Tools } from '../dependencies/dependencies.ts';
import { organisationIn } from '@school/words/documents/organisation';
import { documentTexts } from '@school/words/documents/document-texts';
import { wordsOf } from './year-facts.ts';

/** The top of a paper: whose it is, about whom, from whom, and when it was made. */
export async function whoPays(
  { families, school, clock }: Pick<Tools, 'families' | 'school' | 'clock'>,
  { familyId, locale, kid }: { familyId: string; locale: Locale; kid: KidRecord | null },
): Promise<Content[]> {
  const t = documentTexts[locale];
  const words = wordsOf(locale);
  const organisation = organisationIn(locale, school.organisation(), school.name(locale));
  const { firstName, lastName } = await families.family(familyId);
  const about = kid
    ? `${[kid.surname, kid.name].filter(Boolean).join(' ')}, ${t.born}: ${words.month(kid.birth.year, kid.birth.month)}`
    : t.allKids;
  return [
    { text: organisation.name, bold: true },
    { text: organisation.details, style: 'mute' },
    { text: `${t.payer}: ${[lastName, firstName].filter(Boolean).join(' ')}`, margin: [0, 12, 0, 0] },
    { text: `${t.kid}: ${about}` },
    { text: t.made(words.day(clock.now())), style: 'mute' },
  ];
}
