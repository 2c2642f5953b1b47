import {
  holesOf,
  isCount,
  type LetterCount,
  type LetterHole,
  letterKinds,
  letterOf,
  letters,
  type LetterKind,
} from '@school/contract/pages/letters';
import type { PageKey } from '@school/contract/pages/limits';
import type { PageBody, PageFault } from '@school/contract/pages/shapes';
import type { Locale, Localised } from '@school/contract/shapes';
import { exampleCounts, exampleOf } from '@school/words/letters/example';
import type { MessageText } from '@school/words/letters/message-text';
import type { MessageTexts } from '@school/words/letters/message-texts';
import { textsIn } from '@school/words/letters/texts';

import type { Chips } from './chips.ts';
import { withCounts } from './counted.ts';
import { filled } from './filling.ts';

/** What has happened, as the letter of the product is told it; only what stands in holes is read here. */
type Facts = Readonly<Partial<Record<LetterHole | LetterCount, string | number | null>>>;
type Letter = (facts: never) => MessageText;

const languages = ['ru', 'en'] as const;
const localeOf = { ru: 'ru-RU', en: 'en-US' } as const;
const none = { ru: '', en: '' };

/** The letter of the product as a text with holes: its own function, told the holes in place of what happened. */
function originalOf(kind: LetterKind): PageBody {
  const names = Object.fromEntries(holesOf(kind).flatMap((hole) => (isCount(hole) ? [] : [[hole, `{${hole}}`]])));
  const counts = holesOf(kind).filter(isCount);
  const said = (language: 'ru' | 'en', part: 'subject' | 'text') =>
    withCounts(counts, language, (numbers) => (textsIn(localeOf[language])[kind] as Letter)({ ...names, ...numbers } as never)[part]);
  const both = (part: 'subject' | 'text') => ({ ru: said('ru', part), en: said('en', part) });
  return { title: both('subject'), sections: [{ title: none, text: both('text'), words: none }] };
}

export const letterOriginals = () => Object.fromEntries(letterKinds.map((kind) => [`letter-${kind}`, originalOf(kind)] as const));

/** The chips of a page; those of a letter say an example where something will have happened. */
export function chipsOf(page: PageKey, chips: Chips): Chips {
  const kind = letterOf(page);
  if (!kind) return chips;
  const [ru, en] = [exampleOf('ru-RU'), exampleOf('en-US')];
  const names: Partial<Record<LetterHole, Localised>> = {};
  const numbers: Partial<Record<LetterCount, number>> = {};
  for (const hole of holesOf(kind))
    if (isCount(hole)) numbers[hole] = exampleCounts[hole];
    else names[hole] = { ru: ru[hole], en: en[hole] };
  return { numbers: { ...chips.numbers, ...numbers }, names: { ...chips.names, ...names } };
}

/** Whether something stands in a text: alone, or a number with its word. */
const says = (text: string, hole: string): boolean => text.includes(`{${hole}}`) || text.includes(`{${hole}:`);

/** What a letter has to say and does not, in either language. */
export function missingIn(page: PageKey, { title, sections }: PageBody): PageFault[] {
  const kind = letterOf(page);
  if (!kind) return [];
  return languages.flatMap((language) => {
    const written = [title[language], ...sections.map(({ text }) => text[language])].join('\n');
    return letters[kind].must
      .filter((hole) => !says(written, hole))
      .map((about): PageFault => ({ section: 0, field: 'text', language, fault: 'missing', about }));
  });
}

/** A text of the school for what has happened; a line that speaks of what is not known is left out. */
function saidOf(text: string, language: 'ru' | 'en', facts: Facts, chips: Chips): string {
  const unknown = Object.entries(facts).flatMap(([hole, value]) => (value === null || value === 0 ? [hole] : []));
  const lines = text.split('\n').filter((line) => !unknown.some((hole) => says(line, hole)));
  const names: Record<string, Localised> = { ...chips.names };
  const numbers: Record<string, number> = { ...chips.numbers };
  for (const [hole, value] of Object.entries(facts))
    if (typeof value === 'number') numbers[hole] = value;
    else names[hole] = { ru: value ?? '', en: value ?? '' };
  return filled(lines.join('\n'), language, { numbers, names });
}

/**
 * The messages of the school, with the letters that its staff have written anew in place of those of the product. The short form, for an
 * SMS and a screen, stays as the product has it.
 */
export function withOwnLetters(texts: MessageTexts, locale: Locale, own: ReadonlyMap<LetterKind, PageBody>, chips: Chips): MessageTexts {
  const language = locale === 'en-US' ? 'en' : 'ru';
  const written = [...own].map(([kind, { title, sections }]) => {
    const house = texts[kind] as (facts: Facts) => MessageText;
    const letter = (facts: Facts): MessageText => {
      const known = Object.fromEntries(holesOf(kind).map((hole) => [hole, facts[hole] ?? null]));
      const say = (text: string) => saidOf(text, language, known, chips);
      return { ...house(facts), subject: say(title[language]), text: say(sections[0]?.text[language] ?? '') };
    };
    return [kind, letter];
  });
  return { ...texts, ...Object.fromEntries(written) };
}
