import * as z from 'zod';

import { both } from './material.ts';
import { pluralRu } from './russian.ts';
import { generator } from './generator.ts';

/** Sentences to dictate: they stand in content/dictations.yaml. */

const rules = ['sentence', 'hiss', 'capital', 'softsign', 'vowel', 'consonant'] as const;
const sets = ['present', 'past', 'places'] as const;

const wordsIn = (text: string) => text.split(' ').length;

/** Why it is written so. */
function why(rule: (typeof rules)[number], text: string, seen: string) {
  const words = wordsIn(text);
  return {
    sentence: both(
      `Слов: ${words}. Начинаем с большой буквы, в конце ставим знак.`,
      `Words: ${words}. We begin with a capital and end with a mark.`,
    ),
    hiss: both(`Запомни правило. ${seen}.`, `Remember the rule. ${seen.replace(/(чк|чн) без мягкого знака/g, '$1 has no soft sign')}.`),
    capital: both(`С большой буквы, потому что это имя или название: ${seen}.`, `A capital, because it is a name: ${seen}.`),
    softsign: both(`С мягким знаком: ${seen}.`, `With a soft sign: ${seen}.`),
    vowel: both(`Проверяем гласный: ${seen}.`, `We check the vowel: ${seen}.`),
    consonant: both(`Проверяем согласный: ${seen}.`, `We check the consonant: ${seen}.`),
  }[rule];
}

/** A sentence in which a rule of Russian spelling is met. */
export const dictationRu = generator({
  code: 'dictation',
  version: 1,
  params: z.strictObject({ rule: z.enum([...rules, 'mixed']), words: z.int().min(3).max(8).default(5) }),
  make(random, { rule: wanted, words }, { dictations }) {
    const rule = wanted === 'mixed' ? random.pick(rules) : wanted;
    const { text, seen = '' } = random.pick((dictations.ru[rule] ?? []).filter((one) => wordsIn(one.text) <= words));
    return { dictation: { text, also: [], capitals: true, marks: true, yo: false, explain: why(rule, text, seen) } };
  },
});

/** An English sentence with what a unit has taught. */
export const dictationEn = generator({
  code: 'dictation-en',
  version: 1,
  params: z.strictObject({
    sets: z.array(z.enum(sets)).min(1),
    words: z.int().min(3).max(8).default(6),
    /** Capitals and marks are the task. */
    marks: z.boolean().default(false),
  }),
  make(random, { sets: wanted, words, marks }, { dictations }) {
    const text = random.pick(wanted.flatMap((set) => dictations.en[set] ?? []).filter((one) => wordsIn(one) <= words));
    const count = wordsIn(text);
    return {
      dictation: {
        text,
        also: text.includes('cafe') ? [text.replace('cafe', 'café')] : [],
        capitals: marks,
        marks,
        yo: false,
        explain: both(
          `Здесь ${count} ${pluralRu(count, 'слово', 'слова', 'слов')}: сравни со своими по одному.`,
          `There are ${count} words: compare yours one by one.`,
        ),
      },
    };
  },
});
