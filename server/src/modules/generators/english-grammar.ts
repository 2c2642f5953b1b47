import type { Words } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { both, taught } from './material.ts';
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
const forms = { pos: ['am', 'is', 'are'] as const, neg: ['am not', "isn't", "aren't"] };

export const enBe = generator({
  code: 'en-be',
  version: 2,
  params: z.strictObject({ form: z.enum(['pos', 'neg']).default('pos') }),
  make(random, { form }) {
    // Each form as often as the others, though only one goes with «am».
    const verb = random.pick(forms.pos);
    const [who] = random.pick(beings.filter(([, form]) => form === verb));
    const what = random.pick(['happy', 'at home', 'in the garden', 'ready', 'here', 'hungry']);
    return fixedChoice(
      {
        ask: form === 'neg' ? both('Вставь «не»-форму', 'Fill in the negative') : both('Вставь слово', 'Fill in the word'),
        stimulus: { kind: 'words', words: sentence(`${who} ☐ ${what}.`) },
        hint: both('О ком говорят: обо мне, о другом или о многих?', 'Who is it about: me, one other, or more than one?'),
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
  version: 3,
  params: z.strictObject({}),
  make(random) {
    const third = random.coin();
    const [who] = random.pick(subjects.filter(([, isThird]) => isThird === third));
    const [verb, verbS, rest] = random.pick(verbs);
    return choice(
      {
        ask: both('Вставь глагол', 'Fill in the verb'),
        stimulus: { kind: 'words', words: sentence(`${who} ☐ ${rest}.`) },
        hint: both('Это один он или одна она? Тогда у глагола на конце -s.', 'Is it one he or one she? Then the verb ends in -s.'),
      },
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
  version: 2,
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
        hint: both('Посмотри: внутри, сверху, снизу, сзади или сбоку?', 'Look: inside, on top, below, at the back or at the side?'),
      },
      known.map(([, text]) => english(text)),
      known.findIndex(([, text]) => text === preposition) + 1,
    );
  },
});

/** Today, yesterday, and the other forms of it. */
const pasts = {
  irregular: [
    ['go', 'went', 'goes', 'going', 'gone'],
    ['see', 'saw', 'sees', 'seeing', 'seen'],
    ['eat', 'ate', 'eats', 'eating', 'eaten'],
    ['have', 'had', 'has', 'having'],
    ['make', 'made', 'makes', 'making'],
    ['buy', 'bought', 'buys', 'buying'],
    ['take', 'took', 'takes', 'taking', 'taken'],
    ['come', 'came', 'comes', 'coming'],
    ['write', 'wrote', 'writes', 'writing', 'written'],
    ['swim', 'swam', 'swims', 'swimming', 'swum'],
    ['run', 'ran', 'runs', 'running'],
    ['drink', 'drank', 'drinks', 'drinking', 'drunk'],
  ],
  regular: [
    ['play', 'played', 'plays', 'playing'],
    ['walk', 'walked', 'walks', 'walking'],
    ['like', 'liked', 'likes', 'liking'],
    ['stop', 'stopped', 'stops', 'stopping'],
    ['carry', 'carried', 'carries', 'carrying'],
    ['watch', 'watched', 'watches', 'watching'],
  ],
} as const;

export const enPast = generator({
  code: 'en-past',
  version: 2,
  params: z.strictObject({ irregular: z.boolean().optional() }),
  make(random, { irregular: odd }) {
    const [verb, past, ...others] = random.pick<readonly string[]>(pasts[odd ? 'irregular' : 'regular']) as [string, string, ...string[]];
    // The form of today, of him and her, of right now, or the one after «have»: real words that are taken for the past.
    const wrong = random.sample([verb, ...others], 2);
    return choice(
      {
        ask: both('Сегодня — вчера: выбери слово', 'Today — yesterday: choose the word'),
        stimulus: { kind: 'words', words: taught(`today: ${verb}; yesterday: …`, 'en') },
        hint: odd
          ? both(
              'Это слово в прошлом меняется по-своему. Вспомни рассказ о вчерашнем дне.',
              'This word has its own past. Think of a story about yesterday.',
            )
          : both('Вспомни, чем заканчиваются слова о вчерашнем дне.', 'Think how words about yesterday end.'),
      },
      [past, ...wrong].map(english),
    );
  },
});
