import * as z from 'zod';

import { both, icon, sign, taught, toRead } from './material.ts';
import { choice, fixedChoice, nearNumbers } from './facets.ts';
import { generator } from './generator.ts';
import { wordsFor } from './lexicon.ts';

/** English words: numbers written out, plurals, articles. */

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const inWords = (number: number): string => {
  if (number < 20) return units[number] ?? '';
  if (number === 100) return 'one hundred';
  return `${tens[Math.floor(number / 10)]}${number % 10 ? `-${units[number % 10]}` : ''}`;
};
/** English to be read. */
export const english = (text: string) => ({ words: toRead(text, 'en') });
export const enNumber = generator({
  code: 'en-number',
  version: 3,
  params: z.strictObject({
    min: z.int().min(0).default(0),
    max: z.int().min(3).max(100),
    options: z.int().min(2).max(6).default(4),
    /** For those who do not read yet: the number is heard, and its digits are looked for. */
    heard: z.boolean().optional(),
  }),
  make(random, { min, max, options, heard }) {
    const right = random.int(min, max);
    const numbers = nearNumbers(random, right, options, { from: min, to: max });
    if (heard) {
      const asked = {
        ask: both('Послушай и найди число', 'Listen and find the number'),
        stimulus: { kind: 'listen' as const, words: taught(inWords(right), 'en') },
        hint: both('Посчитай по-английски по порядку, пока не услышишь это число.', 'Count in English until you hear this number.'),
      };
      return choice(
        asked,
        [right, ...numbers.filter((number) => number !== right)].map((number) => ({ words: { ...sign(number), silent: true } })),
      );
    }
    return choice(
      {
        ask: both('Выбери число словами', 'Choose the number in words'),
        stimulus: { kind: 'words', words: sign(right) },
        hint: both('Посчитай по-английски вслух и остановись на этом числе.', 'Count aloud in English and stop at this number.'),
      },
      [right, ...numbers.filter((number) => number !== right)].map((number) => english(inWords(number))),
    );
  },
});

/** Words with one form for one and for many, and what a listener takes them for. */
const soundsLike: Readonly<Record<string, string>> = { sheep: 'ship', deer: 'dear', fish: 'fishing' };
const irregular = ['mouse', 'goose', 'sheep', 'tooth', 'wolf', 'leaf', 'knife', 'snowman', 'deer', 'fish'];

export const enPlural = generator({
  code: 'en-plural',
  version: 2,
  params: z.strictObject({ irregular: z.boolean().optional(), age: z.int().default(6) }),
  make(random, { irregular: odd = false, age }, material) {
    // Words with two good plurals are left out: scarfs and scarves, dice, mangos and mangoes.
    const fits = wordsFor(material, { age }).filter(
      ({ en, plural, few }) =>
        few !== undefined && (en !== plural || (odd && en in soundsLike)) && !['scarf', 'dice'].includes(en) && !en.endsWith('o'),
    );
    const word = random.pick(fits.filter(({ en }) => irregular.includes(en) === odd));
    const { en, plural } = word;
    // One of it, whose it is, or what sounds alike: real words that are taken for the plural.
    const wrong = en === plural ? [`${en}'s`, soundsLike[en] ?? ''] : [en, `${en}'s`];
    return choice(
      {
        ask: both('Один — много: выбери слово', 'One — many: choose the word'),
        stimulus: {
          kind: 'face',
          face: { picture: { kind: 'icon', icon: word.icon, count: 3 }, words: taught(`one ${en} — many …`, 'en') },
        },
        hint: odd
          ? both(
              'Это слово меняется по-своему. Вспомни, как о нём говорят, когда их много.',
              'This word has its own way. Think what you say when there are many.',
            )
          : both('Слово с апострофом говорит, чьё это, а не сколько.', 'A word with an apostrophe says whose it is, not how many.'),
      },
      [plural, ...wrong].map(english),
    );
  },
});

/** By its sound: a unicorn, a ukulele. */
const beginsWithVowel = (word: string): boolean => /^[aeiou]/.test(word) && !/^(uni|uk|eu|one)/.test(word);

export const enArticle = generator({
  code: 'en-article',
  version: 2,
  params: z.strictObject({ age: z.int().default(5) }),
  make(random, { age }, material) {
    // Each answer as often as the other, though few words begin with a vowel.
    const vowel = random.coin();
    const word = random.pick(
      wordsFor(material, { age }).filter(({ en, few }) => few !== undefined && /^[a-z]/.test(en) && beginsWithVowel(en) === vowel),
    );
    return fixedChoice(
      {
        ask: both('a или an?', 'a or an?'),
        stimulus: { kind: 'face', face: { picture: icon(word), words: taught(`… ${word.en}`, 'en') } },
      },
      ['a', 'an'].map(english),
      vowel ? 2 : 1,
    );
  },
});
