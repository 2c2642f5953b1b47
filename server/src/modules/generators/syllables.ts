import * as z from 'zod';

import { both, picturedIn, sign, taught, toRead } from './material.ts';
import { vowelsRu } from './russian.ts';
import { choice, fixedChoice } from './facets.ts';
import { generator } from './generator.ts';
import { chosenWords, wordParams } from './word-choice.ts';

/** Syllables of Russian words: counted, built, heard, stressed. */

const { lang: _lang, ...params } = wordParams;

export const syllableCount = generator({
  code: 'syllable-count',
  version: 2,
  params: z.strictObject({ ...params, options: z.int().min(2).max(5).default(4) }),
  make(random, { options, ...wanted }, material) {
    // Most words have two syllables: were the word drawn first, «two» would be a good guess.
    const words = chosenWords(material, wanted).filter(({ syllables }) => syllables.length <= options);
    const count = random.pick([...new Set(words.map(({ syllables }) => syllables.length))]);
    const word = random.pick(words.filter(({ syllables }) => syllables.length === count));
    return fixedChoice(
      {
        ask: both(`Сколько слогов в слове «${word.ru}»?`, `How many syllables are there in “${word.ru}”?`),
        stimulus: { kind: 'face', face: picturedIn(word, 'ru') },
        hint: both('Скажи слово и хлопни на каждый слог.', 'Say the word and clap for each syllable.'),
        explain: taught(word.syllables.join(' – '), 'ru'),
      },
      Array.from({ length: options }, (_, at) => ({ words: sign(at + 1) })),
      word.syllables.length,
    );
  },
});

export const syllableBuild = generator({
  code: 'syllable-build',
  version: 2,
  params: z.strictObject({ ...params, extra: z.int().min(0).max(3).default(0) }),
  make(random, { extra, ...wanted }, material) {
    const word = random.pick(chosenWords(material, { ...wanted, syllables: wanted.syllables ?? [2, 3] }));
    const others = chosenWords(material, {}).flatMap(({ syllables }) => syllables);
    const wrong = random.sample(
      [...new Set(others)].filter((one) => !word.syllables.includes(one)),
      extra,
    );
    return {
      'build-tiles': {
        ask: both('Собери слово из слогов', 'Build the word from syllables'),
        hint: both('Назови картинку по слогам: какой слог звучит первым?', 'Say the word slowly: which syllable comes first?'),
        stimulus: { kind: 'face', face: picturedIn(word, 'ru') },
        of: 'syllables',
        build: word.syllables.join('/'),
        ...(wrong.length > 0 && { extra: wrong }),
      },
    };
  },
});

export const syllableRead = generator({
  code: 'syllable-read',
  version: 1,
  params: z.strictObject({
    consonants: z.string().min(1).default('мнрслкт'),
    vowels: z.string().min(2).default('аоуыи'),
    /** «ам» instead of «ма». */
    closed: z.boolean().optional(),
    options: z.int().min(2).max(6).default(4),
  }),
  make(random, { consonants, vowels, closed, options }) {
    const all = Array.from(consonants).flatMap((consonant) =>
      Array.from(vowels).map((vowel) => (closed ? vowel + consonant : consonant + vowel)),
    );
    const syllables = random.sample(all, options);
    const [right = ''] = syllables;
    return choice(
      {
        ask: both('Послушай и найди слог', 'Listen and find the syllable'),
        stimulus: { kind: 'listen', words: taught(right, 'ru') },
        hint: both('Послушай ещё раз: какой звук первый?', 'Listen again: which sound comes first?'),
      },
      syllables.map((syllable) => ({ words: toRead(syllable, 'ru') })),
    );
  },
});

export const stress = generator({
  code: 'stress',
  version: 1,
  params: z.strictObject(params),
  make(random, wanted, material) {
    const words = chosenWords(material, { ...wanted, syllables: wanted.syllables ?? [2, 3] });
    // ё is always stressed, and equal syllables cannot be told apart: «мама».
    const word = random.pick(words.filter(({ ru, syllables }) => !ru.includes('ё') && new Set(syllables).size === syllables.length));
    return fixedChoice(
      {
        ask: both(`На какой слог падает ударение в слове «${word.ru}»?`, `Which syllable is stressed in “${word.ru}”?`),
        stimulus: { kind: 'face', face: picturedIn(word, 'ru') },
        hint: both('Позови это слово, будто оно далеко: какой слог тянется?', 'Call the word out loud: which syllable do you stretch?'),
      },
      word.syllables.map((syllable) => ({ words: toRead(syllable, 'ru') })),
      word.stress,
    );
  },
});

/** As many syllables as vowels: what the lexicon must agree with. */
export const vowelsIn = (word: string): number => Array.from(word.toLowerCase()).filter((letter) => vowelsRu.includes(letter)).length;
