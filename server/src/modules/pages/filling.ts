import { isOneText, type PageKind } from '@school/contract/pages/limits';
import type { PageBody, PageFault, PageShown } from '@school/contract/pages/shapes';
import { form } from '@school/words/grammar';

import type { Chips } from './chips.ts';

type Language = 'ru' | 'en';
type Found = Pick<PageFault, 'fault' | 'about'>;

const languages = ['ru', 'en'] as const;
/** How many forms each language has for a whole number: one, few, many; one, other. */
const formsOf = { ru: 3, en: 2 } as const;
const holes = /\{([^{}]*)\}/g;

interface Hole {
  name: string;
  /** The forms of the word that belongs to a number; none where the number stands alone. */
  forms: readonly string[] | undefined;
}

function readHole(written: string): Hole {
  const [name = '', words] = written.split(':').map((part) => part.trim());
  return { name, forms: words === undefined ? undefined : words.split(',').map((it) => it.trim()) };
}

function faultOfHole({ name, forms }: Hole, language: Language, { numbers, names }: Chips): Found | undefined {
  if (names[name]) return forms === undefined ? undefined : { fault: 'forms', about: name };
  if (numbers[name] === undefined) return { fault: 'unknown', about: name };
  const isWhole = forms === undefined || (forms.length === formsOf[language] && !forms.includes(''));
  return isWhole ? undefined : { fault: 'forms', about: name };
}

function said({ name, forms }: Hole, language: Language, { numbers, names }: Chips): string | undefined {
  const number = numbers[name];
  if (number === undefined) return names[name]?.[language];
  if (forms === undefined) return String(number);
  const [one = '', second = '', many = ''] = forms;
  const word =
    language === 'ru' ? form('ru', number, { one, few: second, many, other: second }) : form('en', number, { one, other: second });
  return `${number} ${word}`;
}

/**
 * Fills `{name}` with the number or the name of the school, and `{name: час, часа, часов}` with the number and the word that belongs
 * to it. What is not known stays as it was written.
 */
export const filled = (text: string, language: Language, chips: Chips): string =>
  text.replace(holes, (whole, written: string) => said(readHole(written), language, chips) ?? whole);

/** What is wrong with a text, in the order it is read; and every number in it that is one of the school's own. */
export function faultsIn(text: string, language: Language, chips: Chips): Found[] {
  const inHoles = [...text.matchAll(holes)].flatMap(([, written = '']) => faultOfHole(readHole(written), language, chips) ?? []);
  const rest = text.replaceAll(holes, ' ');
  const own = new Set(Object.values(chips.numbers).map(String));
  const byHand = [...rest.matchAll(/(?<![\d.,:])\d+(?![\d]|[.,:]\d)/g)].flatMap(([number]) => (own.has(number) ? [number] : []));
  return [
    ...inHoles,
    ...(/[{}]/.test(rest) ? [{ fault: 'brace', about: '' } as const] : []),
    ...[...new Set(byHand)].map((about) => ({ fault: 'number', about }) as const),
  ];
}

/** Everything that is wrong with a page; it may be published when nothing but numbers written by hand is left. */
export function faultsOf(body: PageBody, kind: PageKind, chips: Chips): PageFault[] {
  const look = (section: number | null, field: PageFault['field'], texts: { ru: string; en: string }, isNeeded: boolean) =>
    languages.flatMap((language): PageFault[] => {
      if (texts[language] === '') return isNeeded ? [{ section, field, language, fault: 'empty', about: '' }] : [];
      return faultsIn(texts[language], language, chips).map((found) => ({ section, field, language, ...found }));
    });
  return [
    ...look(null, 'title', body.title, true),
    ...body.sections.flatMap(({ title, text, words }, at) => [
      ...look(at, 'title', title, !isOneText(kind)),
      ...look(at, 'text', text, true),
      // One language may need more other words than the other.
      ...look(at, 'words', words, false),
    ]),
    ...(body.sections.length === 0 ? languages.map((language) => nothingWritten(language)) : []),
  ];
}

const nothingWritten = (language: Language): PageFault => ({ section: null, field: 'text', language, fault: 'empty', about: '' });

export const isReady = (faults: readonly PageFault[]): boolean => faults.every(({ fault }) => fault === 'number');

/** A page as families read it. */
export function pageShown({ title, sections }: PageBody, chips: Chips): PageShown {
  const both = (texts: { ru: string; en: string }) => ({ ru: filled(texts.ru, 'ru', chips), en: filled(texts.en, 'en', chips) });
  return { title: both(title), sections: sections.map((it) => ({ title: both(it.title), text: both(it.text) })) };
}
