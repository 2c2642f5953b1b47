import type { Locale } from '@school/contract/shapes';
import { documentTexts } from '@school/words/documents/document-texts';
import { organisationIn } from '@school/words/documents/organisation';
import { namesIn } from '@school/words/names';
import type { Column, Content } from 'pdfmake/interfaces.js';

import type { KidRecord } from '#modules/families';

import type { Tools } from '../dependencies/dependencies.ts';
import { wordsOf } from './year-facts.ts';

interface About {
  familyId: string;
  locale: Locale;
  /** Whom it is about: one child, or null for all; a paper about no child leaves it out. */
  kid?: KidRecord | null;
  title: string;
  /** When what it says happened: the school is named as it was then. Without it, now. */
  at?: Temporal.Instant;
}

const rule: Content = {
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: 499, y2: 0, lineWidth: 0.7, lineColor: '#b9b2d6' }],
  margin: [0, 6, 0, 14],
};

/**
 * The frame of a paper for a family: at the top whose it is and when it was made, its title, from whom and about whom; at the end whose clock
 * it goes by and a place for position, signature and name.
 */
export async function paperOf(
  { families, school, clock }: Pick<Tools, 'families' | 'school' | 'clock'>,
  { familyId, locale, kid, title, at }: About,
): Promise<{ zone: string; head: Content[]; foot: Content[]; clockLine: string }> {
  const t = documentTexts[locale];
  const { firstName, lastName, timezone: zone } = await families.family(familyId);
  const words = wordsOf(locale, zone);
  const own = school.organisation(at);
  const organisation = organisationIn(locale, own, school.name(locale));
  const about = kid
    ? `${[kid.surname, kid.name].filter(Boolean).join(' ')}, ${t.born}: ${words.month(kid.birth.year, kid.birth.month)}`
    : t.allKids;
  const fact = (name: string, text: string, below = 0): Content => ({
    margin: [0, 0, 0, below],
    columns: [
      { text: `${name}:`, width: 70, color: '#555555' },
      { text, width: '*' },
    ],
  });
  const cities: Readonly<Record<string, string>> = namesIn(locale).zones;
  const city = cities[zone] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const place = (name: string, filled = ''): Column => ({
    width: '*',
    stack: [
      { text: filled === '' ? ' ' : filled, alignment: 'center' },
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 150, y2: 0, lineWidth: 0.7 }] },
      { text: name, style: 'mute', alignment: 'center', margin: [0, 2, 0, 0] },
    ],
  });
  return {
    zone,
    head: [
      {
        columns: [
          {
            width: '*',
            stack: [
              { text: organisation.name, bold: true, fontSize: 12 },
              { text: organisation.details, style: 'mute' },
            ],
          },
          { width: 120, text: t.made(words.day(at ?? clock.now())), style: 'mute', alignment: 'right' },
        ],
        columnGap: 16,
      },
      rule,
      { text: title, style: 'title' },
      fact(t.payer, [lastName, firstName].filter(Boolean).join(' '), kid === undefined ? 12 : 0),
      ...(kid === undefined ? [] : [fact(t.kid, about, 12)]),
    ],
    clockLine: t.clock(city),
    foot: [
      { text: `${t.about} ${t.clock(city)}`, style: 'mute', margin: [0, 10, 0, 0] },
      {
        unbreakable: true,
        margin: [0, 36, 0, 0],
        columnGap: 24,
        columns: [place(t.position, own.director === '' ? '' : t.director), place(t.signed), place(t.name, own.director)],
      },
      { text: t.stamp, style: 'mute', margin: [0, 14, 0, 0] },
    ],
  };
}
