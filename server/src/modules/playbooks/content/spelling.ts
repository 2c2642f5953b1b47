import { createRandom } from '@school/contract/puzzles/random';
import * as z from 'zod';

import { ContentFault, type Library, reasonsOf } from '#modules/library';

import { createPlaybookCatalogue } from './playbook-catalogue.ts';
import { writtenFor } from './slides.ts';
import { templateOf } from '../templates/registry.ts';

/** Words written in a language, each with the file where it stands first. */
export type WrittenWords = Record<'ru' | 'en', Map<string, string>>;

/** Says which of these words it does not know. */
export type Speller = (lang: 'ru' | 'en', words: readonly string[]) => readonly string[];

/** Codes, names of pictures, letters and tiles: nothing that a person reads as a word. */
const notWords = new Set(
  [
    'template',
    'generator',
    'with',
    'picture',
    'code',
    'set',
    'figure',
    'of',
    'layout',
    'story',
    'language',
    'icon',
    'syllables',
    'category',
    'lang',
  ].concat([
    'letters',
    'extra',
    'course',
    'clubs',
    'zone',
    'phone',
    'email',
    'pieces',
    'transform',
    'gender',
    'id',
    'needs',
    'skills',
    'kind',
  ]),
);
const folders = ['courses', 'stories', 'tests', 'faq', 'legal'];
const documents = ['lexicon', 'brain-trainer'];

/** Every word of content/, and of what generators write around their tasks (in so many attempts at each). */
export function wordsOf(library: Library, { seeds }: { seeds: number }): WrittenWords {
  const words: WrittenWords = { ru: new Map(), en: new Map() };
  const note = (path: string, text: string) => {
    for (const [lang, pattern] of patterns)
      for (const [word] of text.matchAll(pattern)) if (!words[lang].has(word)) words[lang].set(word, path);
  };
  for (const uid of [...folders.flatMap(library.list), ...documents]) {
    const { path, data } = library.document(uid);
    for (const text of textsIn(data)) note(path, text);
  }
  const playbookCatalogue = createPlaybookCatalogue(library);
  for (const { courseCode, levels } of library.courses())
    for (const lesson of levels.flatMap(({ lessons }) => lessons))
      for (const [at, slide] of playbookCatalogue.playbook(courseCode, lesson, 'online').slides.entries())
        for (let seed = 0; seed < ('generator' in slide ? seeds : 0); seed++) {
          const written = writtenFor(slide, `spelling/${lesson.lessonCode}/${at}/${seed}`, 0, playbookCatalogue.material());
          const { ask, hint, explain } = templateOf(slide.template).build(
            written,
            createRandom(`spelling/${seed}`),
            playbookCatalogue.material(),
          );
          for (const text of textsIn([ask, hint, explain])) note(`${lesson.path}: task ${at + 1}`, text);
        }
  return words;
}

const patterns = [
  ['ru', /[а-яё]+(?:-[а-яё]+)*/gi],
  ['en', /[a-zà-ÿ]+(?:['’-][a-zà-ÿ]+)*/gi],
] as const;

/** Texts as people read them: holes filled with what is right, marks taken off, names of numbers left out. */
function* textsIn(value: unknown, key = '', of = ''): Generator<string> {
  if (typeof value === 'string') {
    if (!notWords.has(key)) yield key === 'build' ? value.replaceAll('/', of === 'words' ? ' ' : '') : read(value);
  } else if (Array.isArray(value)) for (const one of value) yield* textsIn(one, key, of);
  else if (typeof value === 'object' && value !== null) {
    const kind = 'of' in value && typeof value.of === 'string' ? value.of : of;
    for (const [name, one] of Object.entries(value)) if (!notWords.has(name)) yield* textsIn(one, name, kind);
  }
}

const read = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\u0301', '')
    .replace(/\{[a-z]+[A-Z]\w*(?::([^{}]*))?\}/g, (_, forms: string | undefined) => forms ?? '')
    .replace(/\{([^{}/:]*)(?:\/[^{}]*)?\}/g, '$1')
    .replace(/[[\]]/g, '');

const AllowedWords = z.strictObject({ ru: z.array(z.array(z.string())), en: z.array(z.array(z.string())) });

/** Shorter ones are letters and syllables. */
const shortest = 3;

/**
 * Lines for methodists: words that the speller does not know and that nobody has allowed in content/spelling.yaml, with
 * the file of each. What the lexicon divides a word into needs no leave.
 */
export function misspelt(library: Library, words: WrittenWords, speller: Speller): string[] {
  const { path, data } = library.document('spelling');
  const allowed = AllowedWords.safeParse(data);
  if (!allowed.success) throw new ContentFault(path, reasonsOf(allowed.error));
  const syllables = createPlaybookCatalogue(library)
    .material()
    .words.flatMap((word) => word.syllables);
  return (['ru', 'en'] as const).flatMap((lang) => {
    const known = new Set([...allowed.data[lang].flat(), ...(lang === 'ru' ? syllables : [])].map((word) => word.toLowerCase()));
    const written = [...words[lang].keys()].filter((word) => word.length >= shortest && !known.has(word.toLowerCase()));
    const unknown = new Set(speller(lang, [...new Set(written.flatMap(waysToRead))]));
    const isKnown = (word: string) => word.length < shortest || known.has(word.toLowerCase()) || !unknown.has(word);
    return written
      .filter((word) => !isKnown(word.replaceAll('-', '')) && !word.split('-').every(isKnown))
      .map((word) => `${words[lang].get(word)}: nobody knows the word «${word}»: mend it, or allow it in spelling.yaml`);
  });
}

/** кто-то is two words, ло-шадь is one, told by its syllables. */
const waysToRead = (word: string): string[] => (word.includes('-') ? [word.replaceAll('-', ''), ...word.split('-')] : [word]);
