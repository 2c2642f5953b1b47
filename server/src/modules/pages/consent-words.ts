import type { ConsentPurpose, ConsentWords } from '@school/contract/families/consents';
import { familiesLimits } from '@school/contract/families/limits';
import { consentPages } from '@school/contract/pages/limits';
import type { PageBody } from '@school/contract/pages/shapes';
import { chipForms } from '@school/words/chip-forms';
import { texts as en } from '@school/words/en/shared/privacy';
import { texts as ru } from '@school/words/ru/shared/privacy';

import type { Clock } from '#platform/clock';

import type { Chips } from './chips.ts';
import { pageShown } from './filling.ts';
import type { PagesStore } from './pages.store.ts';

const { consentPurposes, consentVersions } = familiesLimits;

const pageOf = (purpose: ConsentPurpose) => `consent-${purpose}` as const;

/** The words of the product, with its number as a chip. */
const withChip = (words: string, language: 'ru' | 'en'): string =>
  words.replace('{voiceDays}', `{voiceDays: ${chipForms.voiceDays[language]}}`);

/** The words of each consent that came with the product. */
export const consentOriginals = (): Record<string, PageBody> =>
  Object.fromEntries(
    consentPurposes.map((purpose): [string, PageBody] => {
      const [inRu, inEn] = [ru.purposes[purpose], en.purposes[purpose]];
      const text = { ru: withChip(inRu.words, 'ru'), en: withChip(inEn.words, 'en') };
      const none = { ru: '', en: '' };
      return [pageOf(purpose), { title: { ru: inRu.title, en: inEn.title }, sections: [{ title: none, text, words: none }] }];
    }),
  );

/** Which words of a consent hold: how often its decisions were to be made anew, and the text of the school that is read, if it has one. */
export interface WordsInForce {
  version: number;
  number: number | null;
}

/** What parents are asked to allow, as the school has written it (docs/rules/school-texts.md#consents). */
export const consentWords = ({ store, clock, chips }: { store: PagesStore; clock: Clock; chips: () => Chips }) => ({
  async inForce(): Promise<Record<ConsentPurpose, WordsInForce>> {
    const rows = await store.inForceOf(consentPages, clock.now());
    const of = (purpose: ConsentPurpose): WordsInForce => {
      const row = rows.find(({ page }) => page === pageOf(purpose));
      return { version: consentVersions[purpose] + (row?.askedAnew ?? 0), number: row?.body ? row.number : null };
    };
    return Object.fromEntries(consentPurposes.map((purpose) => [purpose, of(purpose)])) as Record<ConsentPurpose, WordsInForce>;
  },
  /** Where the school has written its own. */
  async own(): Promise<ConsentWords[]> {
    const rows = await store.inForceOf(consentPages, clock.now());
    return consentPurposes.flatMap((purpose): ConsentWords[] => {
      const body = rows.find(({ page }) => page === pageOf(purpose))?.body;
      if (!body) return [];
      const { title, sections } = pageShown(body, chips());
      return [{ purpose, title, text: sections[0]?.text ?? { ru: '', en: '' } }];
    });
  },
});
