import type { Face, Picture, Words } from '@school/contract/playbooks/pictures';
import { both } from '@school/contract/puzzles/words';

export { both, sign, sum, toRead } from '@school/contract/puzzles/words';

/** A word of the lexicon: its picture, its forms, its syllables. */
export interface Word {
  ru: string;
  en: string;
  /** English plural. */
  plural: string;
  icon: string;
  syllables: readonly string[];
  /** Which syllable is stressed, from 1. */
  stress: number;
  gender: 'm' | 'f' | 'n' | 'p';
  category: string;
  /** Known from this age. */
  age: number;
  /** Forms after 2 and after 5; only for what can be counted. */
  few?: string | undefined;
  many?: string | undefined;
}

/** Sentences to dictate: Russian ones by the rule they show, with the words it is seen in; English ones by what they repeat. */
interface Dictations {
  ru: Readonly<Record<string, readonly { text: string; seen?: string | undefined }[]>>;
  en: Readonly<Record<string, readonly string[]>>;
}

/** What generators make tasks of. */
export interface Material {
  words: readonly Word[];
  /** Figures to trace: set → figure → strokes as SVG paths in a box of 100 x 100. */
  strokes: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  dictations: Dictations;
}

/** Words of a taught language: the same for everyone, spoken in their own language. */
export const taught = (text: string, lang: 'ru' | 'en'): Words => ({ ru: text, en: text, lang });

export const icon = (word: Word): Picture => ({ kind: 'icon', icon: word.icon });

/** The picture of a word; its name is heard, not shown. */
export const pictured = (word: Word): Face => ({ picture: icon(word), name: both(word.ru, word.en) });

/** The picture of a word, named in the language that is being taught. */
export const picturedIn = (word: Word, lang: 'ru' | 'en'): Face => ({ picture: icon(word), name: taught(word[lang], lang) });
