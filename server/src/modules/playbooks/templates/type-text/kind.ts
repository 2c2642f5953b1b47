import * as z from 'zod';

import { almost, inPlace } from '../base/almost.ts';
import { hints } from '../base/hints.ts';
import { areAlike, lettersBetween, plainText, unquoted, wordsOf } from '../base/plain-text.ts';
import { template } from '../base/template.ts';
import { langOf, writtenItem } from '../base/written.ts';
import { lettersOf } from './letters.ts';

/** One wrong letter in a word of at least so many is worth half, unless spelling is the task. */
const longWord = 5;
/** In a shorter word one letter is too much of it to be almost right. */
const shortWord = 3;

/** A word or a line typed. A dictation (three words or more) is worth its share of right words. */
export const typeText = template({
  code: 'type-text',
  written: writtenItem({
    accept: z.array(z.string().trim().min(1)).min(1),
    /** Spelling is the task: no typo is forgiven. */
    strict: z.boolean().optional(),
    /** Capital letters are the task. */
    exactCase: z.boolean().optional(),
  }),
  build: ({ accept, strict = false, exactCase = false }) => ({ accept, strict, exactCase }),
  shown({ accept, exactCase }) {
    const lang = langOf(accept[0] ?? '') ?? 'ru';
    const most = Math.max(20, ...accept.map((text) => text.length + 10));
    return { lang, most, letters: lettersOf({ accept, exactCase }, lang) };
  },
  score({ accept, strict, exactCase }, { text }) {
    const given = unquoted(plainText(text, exactCase));
    if (given === '') return undefined;
    const wanted = accept.map((one) => unquoted(plainText(one, exactCase)));
    const kept = { template: 'type-text' as const, text };
    if (wanted.some((one) => areAlike(one, given))) return { part: 1, kept };
    const [first = ''] = wanted;
    const words = wordsOf(first);
    if (words.length >= 3) {
      const typed = wordsOf(given);
      return { part: words.filter((word, at) => typed[at] === word).length / words.length, kept };
    }
    // Where letters are the task, a wrong one is no typo.
    const near = !strict && !exactCase && wanted.some((one) => one.length >= longWord && lettersBetween(one, given) === 1);
    return { part: near ? 0.5 : 0, kept };
  },
  solution: ({ accept }) => ({ template: 'type-text', text: accept[0] ?? '' }),
  hint: () => hints.spell,
  near({ accept, exactCase }, { text }) {
    const given = unquoted(plainText(text, exactCase));
    const wanted = accept.map((one) => unquoted(plainText(one, exactCase)));
    if (wanted.some((one) => one.length >= shortWord && lettersBetween(one, given) === 1)) return almost.oneLetter;
    const words = wordsOf(wanted[0] ?? '');
    const typed = wordsOf(given);
    return words.length >= 3 ? inPlace(words.filter((word, at) => typed[at] === word).length, words.length) : undefined;
  },
});
