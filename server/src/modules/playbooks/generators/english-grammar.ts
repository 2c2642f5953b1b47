import type { Words } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { both, taught } from '../material.ts';
import { english } from './english.ts';
import { choice, fixedChoice } from './facets.ts';
import { generator } from './generator.ts';
import { wordsFor } from './lexicon.ts';

/** English sentences: to be, the verb in the present and the past, prepositions. */

/** A sentence with a hole. */
const sentence = (text: string): Words => ({
  ru: text,
  en: text,
  lang: 'en',
  say: { ru: text.replace('☐', '…'), en: text.replace('☐', '…') },
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
