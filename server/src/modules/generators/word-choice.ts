import * as z from 'zod';

import type { Material, Word } from './material.ts';
import { Lang } from './letters.ts';

/** Which words of the lexicon a reading task may use: parameters that several generators share. */
export const wordParams = {
  lang: Lang.default('ru'),
  age: z.int().optional(),
  categories: z.array(z.string()).optional(),
  /** Numbers of syllables. */
  syllables: z.array(z.int().min(1)).optional(),
  /** Letters in the word. */
  maxLength: z.int().min(2).optional(),
  minLength: z.int().min(2).optional(),
  /** Only words of these letters: the ones learnt so far. */
  letters: z.string().optional(),
};
interface WordParams {
  lang?: 'ru' | 'en' | undefined;
  age?: number | undefined;
  categories?: readonly string[] | undefined;
  syllables?: readonly number[] | undefined;
  maxLength?: number | undefined;
  minLength?: number | undefined;
  letters?: string | undefined;
}

/** Words of one word (no «ice cream», no «йо-йо») that fit. */
export const chosenWords = ({ words }: Material, wanted: WordParams): Word[] =>
  words.filter((word) => {
    const text = word[wanted.lang ?? 'ru'];
    return (
      !/[ -]/.test(text) &&
      (wanted.age === undefined || word.age <= wanted.age) &&
      (wanted.categories?.includes(word.category) ?? true) &&
      (wanted.syllables?.includes(word.syllables.length) ?? true) &&
      text.length <= (wanted.maxLength ?? Infinity) &&
      text.length >= (wanted.minLength ?? 0) &&
      Array.from(text).every((letter) => wanted.letters?.includes(letter) ?? true)
    );
  });
