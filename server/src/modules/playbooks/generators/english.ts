import type { Words } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { both, icon, sign, taught, toRead } from '../material.ts';
import { choice, fixedChoice, numeric } from './facets.ts';
import { generator } from './generator.ts';
import { wordsFor } from './lexicon.ts';

/** English: numbers in words, plurals, articles, the verb, prepositions. */

const units = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const inWords = (number: number): string => {
  if (number < 20) return units[number] ?? '';
  if (number === 100) return 'one hundred';
  return `${tens[Math.floor(number / 10)]}${number % 10 ? `-${units[number % 10]}` : ''}`;
};
const english = (text: string) => ({ words: toRead(text, 'en') });
/** A sentence with a hole. */
const sentence = (text: string): Words => ({
  ru: text,
  en: text,
  lang: 'en',
  say: { ru: text.replace('☐', '…'), en: text.replace('☐', '…') },
});

export const enNumber = generator({
  code: 'en-number',
  version: 1,
  params: z.strictObject({
    min: z.int().min(0).default(0),
    max: z.int().min(3).max(100),
    options: z.int().min(2).max(6).default(4),
    /** For those who do not read yet: the number is heard, and its digits are looked for. */
    heard: z.boolean().optional(),
  }),
  make(random, { min, max, options, heard }) {
    const right = random.int(min, max);
    const near = numeric(random, { ask: both('', '') }, right, { options, low: 0, high: 100 })['choice-one'];
    const numbers = (near?.options ?? []).map(({ words }) => Number(words?.ru));
    if (heard) {
      const asked = {
        ask: both('Послушай и найди число', 'Listen and find the number'),
        stimulus: { kind: 'listen' as const, words: taught(inWords(right), 'en') },
      };
      return choice(
        asked,
        [right, ...numbers.filter((number) => number !== right)].map((number) => ({ words: { ...sign(number), silent: true } })),
      );
    }
    return choice(
      { ask: both('Выбери число словами', 'Choose the number in words'), stimulus: { kind: 'words', words: sign(right) } },
      [right, ...numbers.filter((number) => number !== right)].map((number) => english(inWords(number))),
    );
  },
});

const irregular = ['mouse', 'goose', 'sheep', 'tooth', 'wolf', 'leaf', 'knife', 'snowman', 'deer', 'fish'];

export const enPlural = generator({
  code: 'en-plural',
  version: 1,
  params: z.strictObject({ irregular: z.boolean().optional(), age: z.int().default(6) }),
  make(random, { irregular: odd = false, age }, material) {
    // Words with two good plurals are left out: scarfs and scarves, dice, mangos and mangoes.
    const fits = wordsFor(material, { age }).filter(
      ({ en, plural, few }) => few !== undefined && (odd || en !== plural) && !['scarf', 'dice'].includes(en) && !en.endsWith('o'),
    );
    const word = random.pick(fits.filter(({ en }) => irregular.includes(en) === odd));
    const { en, plural } = word;
    const forms = [`${en}s`, `${en}es`, en.replace(/y$/, 'ies'), en.replace(/fe?$/, 'ves'), en];
    const wrong = [...new Set(forms)].filter((form) => form !== plural).slice(0, 2);
    return choice(
      {
        ask: both('Один — много: выбери слово', 'One — many: choose the word'),
        stimulus: {
          kind: 'face',
          face: { picture: { kind: 'icon', icon: word.icon, count: 3 }, words: taught(`one ${en} — many …`, 'en') },
        },
      },
      [plural, ...wrong].map(english),
    );
  },
});

export const enArticle = generator({
  code: 'en-article',
  version: 1,
  params: z.strictObject({ age: z.int().default(5) }),
  make(random, { age }, material) {
    const word = random.pick(wordsFor(material, { age }).filter(({ en, few }) => few !== undefined && /^[a-z]/.test(en)));
    return fixedChoice(
      {
        ask: both('a или an?', 'a or an?'),
        stimulus: { kind: 'face', face: { picture: icon(word), words: taught(`… ${word.en}`, 'en') } },
      },
      ['a', 'an'].map(english),
      /^[aeiou]/.test(word.en) ? 2 : 1,
    );
  },
});

const beings = [
  ['I', 'am'],
  ['You', 'are'],
  ['He', 'is'],
  ['She', 'is'],
  ['It', 'is'],
  ['We', 'are'],
  ['They', 'are'],
  ['My cat', 'is'],
  ['Tom and I', 'are'],
  ['The dogs', 'are'],
] as const;
const forms = { pos: ['am', 'is', 'are'], neg: ['am not', "isn't", "aren't"] };

export const enBe = generator({
  code: 'en-be',
  version: 1,
  params: z.strictObject({ form: z.enum(['pos', 'neg']).default('pos') }),
  make(random, { form }) {
    const [who, verb] = random.pick(beings);
    const what = random.pick(['happy', 'at home', 'in the garden', 'ready', 'here', 'hungry']);
    return fixedChoice(
      {
        ask: form === 'neg' ? both('Вставь «не»-форму', 'Fill in the negative') : both('Вставь слово', 'Fill in the word'),
        stimulus: { kind: 'words', words: sentence(`${who} ☐ ${what}.`) },
      },
      forms[form].map(english),
      forms.pos.indexOf(verb) + 1,
    );
  },
});

const subjects = [
  ['I', false],
  ['You', false],
  ['He', true],
  ['She', true],
  ['My brother', true],
  ['We', false],
  ['They', false],
  ['My aunt', true],
  ['My friends', false],
] as const;
const verbs = [
  ['play', 'plays', 'in the park'],
  ['like', 'likes', 'apples'],
  ['go', 'goes', 'to school'],
  ['watch', 'watches', 'cartoons'],
  ['have', 'has', 'a bike'],
  ['read', 'reads', 'books'],
  ['do', 'does', 'homework'],
  ['live', 'lives', 'in a big house'],
  ['study', 'studies', 'English'],
] as const;

export const enVerbS = generator({
  code: 'en-verb-s',
  version: 1,
  params: z.strictObject({}),
  make(random) {
    const [who, third] = random.pick(subjects);
    const [verb, verbS, rest] = random.pick(verbs);
    return choice(
      { ask: both('Вставь глагол', 'Fill in the verb'), stimulus: { kind: 'words', words: sentence(`${who} ☐ ${rest}.`) } },
      (third ? [verbS, verb] : [verb, verbS]).map(english),
    );
  },
});

const relations = [
  ['in', 'in', 'в коробке'],
  ['on', 'on', 'на столе'],
  ['under', 'under', 'под столом'],
  ['behind', 'behind', 'за столом'],
  ['left', 'to the left of', 'слева от стола'],
] as const;

export const enPrep = generator({
  code: 'en-prep',
  version: 1,
  params: z.strictObject({ count: z.int().min(2).max(5).default(3) }),
  make(random, { count }, material) {
    const known = relations.slice(0, count);
    const [relation, preposition] = random.pick(known);
    const word = random.pick(wordsFor(material, { categories: ['pet', 'toy'], age: 4 }));
    const beside = relation === 'in' ? 'box' : 'table';
    return fixedChoice(
      {
        ask: both('Где это? Вставь слово', 'Where is it? Fill in the word'),
        stimulus: {
          kind: 'face',
          face: { picture: { kind: 'place', icon: word.icon, relation }, words: sentence(`The ${word.en} is ☐ the ${beside}.`) },
        },
      },
      known.map(([, text]) => english(text)),
      known.findIndex(([, text]) => text === preposition) + 1,
    );
  },
});

const pasts = {
  irregular: [
    ['go', 'went'],
    ['see', 'saw'],
    ['eat', 'ate'],
    ['have', 'had'],
    ['make', 'made'],
    ['buy', 'bought'],
    ['take', 'took'],
    ['come', 'came'],
    ['write', 'wrote'],
    ['swim', 'swam'],
    ['run', 'ran'],
    ['drink', 'drank'],
  ],
  regular: [
    ['play', 'played'],
    ['walk', 'walked'],
    ['like', 'liked'],
    ['stop', 'stopped'],
    ['carry', 'carried'],
    ['watch', 'watched'],
  ],
} as const;

export const enPast = generator({
  code: 'en-past',
  version: 1,
  params: z.strictObject({ irregular: z.boolean().optional() }),
  make(random, { irregular: odd }) {
    const [verb, past] = random.pick<readonly [string, string]>(pasts[odd ? 'irregular' : 'regular']);
    const wrong = [...new Set([`${verb}ed`, `${verb}d`, verb, verb.replace(/y$/, 'ied')])].filter((form) => form !== past).slice(0, 2);
    return choice(
      {
        ask: both('Сегодня — вчера: выбери слово', 'Today — yesterday: choose the word'),
        stimulus: { kind: 'words', words: taught(`today: ${verb}; yesterday: …`, 'en') },
      },
      [past, ...wrong].map(english),
    );
  },
});
