import * as z from 'zod';

import { generator } from './generator.ts';
import { picturedIn } from './material.ts';
import { isPlain, soundsOf } from './russian-sounds.ts';
import { chosenWords, wordParams } from './word-choice.ts';

const { lang: _russian, ...params } = wordParams;

/** Words taken apart into their sounds. */
export const soundBoxes = generator({
  code: 'sound-boxes',
  version: 1,
  params: z
    .strictObject({
      ...params,
      marks: z.enum(['count', 'vowel', 'full']).default('full'),
      /** As many boxes as sounds. */
      exact: z.boolean().default(false),
      /** Numbers of sounds. */
      min: z.int().min(2).max(8).default(2),
      max: z.int().min(2).max(8).default(4),
    })
    .refine(({ marks, exact }) => marks !== 'count' || !exact, 'how many sounds there are is not asked where there are as many boxes'),
  make(random, { marks, exact, min, max, ...wanted }, material) {
    const words = chosenWords(material, wanted).filter(({ ru }) => {
      const count = soundsOf(ru).length;
      return isPlain(ru) && count >= min && count <= max;
    });
    if (words.length === 0) throw new Error('no words');
    // Short words are rare: were the word drawn first, most would be as long as may be.
    const length = random.pick([...new Set(words.map(({ ru }) => soundsOf(ru).length))]);
    const word = random.pick(words.filter(({ ru }) => soundsOf(ru).length === length));
    return {
      'sound-boxes': { word: word.ru, marks, exact, boxes: max + 1, stimulus: { kind: 'face', face: picturedIn(word, 'ru') } },
    };
  },
});
