import type { Stimulus, Words } from '@school/contract/playbooks/pictures';
import type { Sound } from '@school/contract/playbooks/templates/sound-boxes/sound';
import { both } from '@school/contract/puzzles/words';
import * as z from 'zod';

import { soundsByLetter, soundsOf, taught } from '#modules/generators';

import { inPlace } from '../base/almost.ts';
import { template } from '../base/template.ts';
import { writtenItem } from '../base/written.ts';
import { slipOf } from './slips.ts';
import { coloured, type Marks, type Sounds } from './sounds.ts';

/** From this share on it is worth something: somebody who only guesses has a third. */
const leastShare = 0.5;

/** A word taken apart by ear: a chip for each sound, a singing one red, a hard one blue, a soft one green. */
export const soundBoxes = template({
  code: 'sound-boxes',
  written: writtenItem({
    word: z.string().regex(/^[а-яё]{2,12}$/, 'a Russian word in small letters'),
    /** `count`: a chip for each sound; `vowel`: vowels and consonants; `full`: the consonants are hard or soft, too. */
    marks: z.enum(['count', 'vowel', 'full']).default('full'),
    /** As many boxes as sounds. */
    exact: z.boolean().default(false),
    boxes: z.int().min(3).max(10).optional(),
  })
    .refine(({ marks, exact }) => marks !== 'count' || !exact, 'how many sounds there are is not asked where there are as many boxes')
    .refine(({ word, exact, boxes = 10 }) => exact || soundsOf(word).length < boxes, 'a box stays empty'),
  asks: ({ marks }: Sounds) => asks[marks],
  build({ word, marks, exact, boxes, stimulus, explain }): Sounds & { stimulus: Stimulus; explain: Words } {
    const count = soundsOf(word).length;
    return {
      word,
      marks,
      exact,
      boxes: exact ? count : (boxes ?? (count < 5 ? 5 : count + 2)),
      stimulus: stimulus ?? { kind: 'listen', words: taught(word, 'ru') },
      explain: explain ?? because(word, marks),
    };
  },
  shown: ({ boxes, exact, marks }) => ({ boxes, exact, chips: chips[marks] }),
  score(item, { sounds }) {
    const given = sounds.filter((sound) => sound !== null);
    const fits = given.every((sound) => chips[item.marks].some(({ chip }) => chip === sound));
    if (!fits || given.length === 0 || sounds.length > item.boxes || (item.exact && given.length < item.boxes)) return undefined;
    const { right, hits, kept } = compared(item, given);
    if (given.length === right.length && hits === right.length) return { part: 1, kept: { template: 'sound-boxes', sounds: given } };
    if (item.marks === 'count') return { part: 0 };
    const share = Math.min(hits, right.length - 1) / right.length;
    return { part: share >= leastShare ? share : 0, kept: { template: 'sound-boxes', sounds: kept } };
  },
  solution: (item) => ({ template: 'sound-boxes', sounds: coloured(item) }),
  guess: (item) => 1 / chips[item.marks].length ** coloured(item).length / (item.exact ? 1 : item.boxes),
  hint: ({ marks }) => ({ words: hints[marks] }),
  near(item, { sounds }) {
    const given = sounds.filter((sound) => sound !== null);
    const { right, hits } = compared(item, given);
    return slipOf(item, given) ?? (item.marks === 'count' ? undefined : inPlace(Math.min(hits, right.length - 1), right.length));
  },
});

const name = { sound: both('звук', 'a sound'), vowel: both('гласный', 'a vowel'), consonant: both('согласный', 'a consonant') };

const chips: Record<Marks, { chip: Sound; name: Words }[]> = {
  count: [{ chip: 'sound', name: name.sound }],
  vowel: [
    { chip: 'vowel', name: name.vowel },
    { chip: 'consonant', name: name.consonant },
  ],
  full: [
    { chip: 'vowel', name: name.vowel },
    { chip: 'hard', name: both('твёрдый согласный', 'a hard consonant') },
    { chip: 'soft', name: both('мягкий согласный', 'a soft consonant') },
  ],
};

const asks: Record<Marks, Words> = {
  count: both('На каждый звук слова — одна фишка', 'One chip for each sound of the word'),
  vowel: both('Выложи звуки слова: гласный красный, согласный синий', 'Lay the sounds of the word: red for a vowel, blue for a consonant'),
  full: both(
    'Выложи звуки слова: гласный красный, твёрдый синий, мягкий зелёный',
    'Lay the sounds of the word: a vowel is red, a hard one blue, a soft one green',
  ),
};

const hints: Record<Marks, Words> = {
  count: both('Скажи слово медленно и загибай палец на каждый звук.', 'Say the word slowly and fold a finger for each sound.'),
  vowel: both('Скажи слово медленно. Гласный звук можно петь.', 'Say the word slowly. A vowel can be sung.'),
  full: both(
    'Сначала найди гласные: их можно петь. Потом послушай соседей: твёрдые они или мягкие?',
    'First find the vowels: they can be sung. Then hear their neighbours: are they hard or soft?',
  ),
};

/** Why it is right: by what is hardest in the word. */
function because(word: string, marks: Marks): Words {
  if (marks === 'count') return both('Сколько звуков слышно, столько и фишек.', 'There are as many chips as sounds we hear.');
  if (word.includes('ь'))
    return both('Мягкий знак молчит: своего звука у него нет.', 'The soft sign is silent: it has no sound of its own.');
  if (soundsByLetter(word).some(({ length }) => length > 1))
    return both('Одна буква здесь звучит за двоих.', 'One letter here gives two sounds.');
  if (marks === 'full' && soundsOf(word).includes('soft'))
    return both('Мягкий согласный зелёный, твёрдый синий.', 'A soft consonant is green, a hard one blue.');
  return both('Гласный поётся, он красный.', 'A vowel sings: it is red.');
}

/** What of it is right: in each box where there are as many as sounds, else from the beginning on. */
function compared(item: Sounds, given: readonly Sound[]) {
  const right = coloured(item);
  const isHit = right.map((sound, at) => sound === given[at]);
  if (item.exact) return { right, hits: isHit.filter(Boolean).length, kept: isHit.map((hit, at) => (hit ? (right[at] ?? null) : null)) };
  const miss = isHit.indexOf(false);
  const hits = miss < 0 ? right.length : miss;
  return { right, hits, kept: right.slice(0, hits) };
}
