import type { Words } from '../playbooks/pictures.ts';
import type { Random } from '../puzzles/random.ts';
import { both } from '../puzzles/words.ts';
import type { BrainGameCode } from './limits.ts';
import type { BrainWord } from './shapes.ts';
import type { BrainFace } from './trials.ts';

/** Words of the lexicon in games: by group. */

export const pictureOf = ({ icon, ru, en }: BrainWord): BrainFace => ({ picture: { kind: 'icon', icon }, name: both(ru, en) });

/** The word as letters; nothing when it is of two words or too long for tiles. */
export const lettersOf = (word: BrainWord, lang: 'ru' | 'en'): string => (/^\p{L}{3,8}$/u.test(word[lang]) ? word[lang].toLowerCase() : '');

/** Groups that nobody mixes up, and those that lie near each other. */
export const clearGroups = ['fruit', 'transport', 'pet', 'clothes', 'bird', 'sea'] as const;
export const nearGroups = [
  ['fruit', 'vegetable'],
  ['wild', 'zoo'],
  ['bird', 'insect'],
  ['sea', 'bird'],
  ['tool', 'transport'],
] as const;

const animals = ['pet', 'farm', 'wild', 'zoo', 'bird', 'sea', 'insect'];

/** Questions of yes and no, the plainest first; only groups of which nobody doubts stand on either side. */
export const questions: readonly { ask: Words; yes: readonly string[]; no: readonly string[] }[] = [
  { ask: both('Это животное?', 'Is it an animal?'), yes: animals, no: ['transport', 'clothes', 'tool', 'music', 'fruit', 'vegetable'] },
  { ask: both('Это можно съесть?', 'Can you eat it?'), yes: ['fruit', 'vegetable', 'food'], no: ['transport', 'clothes', 'tool', 'music'] },
  { ask: both('Это транспорт?', 'Does it carry people?'), yes: ['transport'], no: [...animals, 'clothes', 'fruit', 'vegetable', 'music'] },
  { ask: both('Это надевают?', 'Do you wear it?'), yes: ['clothes'], no: ['transport', 'fruit', 'vegetable', 'music', 'wild', 'zoo'] },
  { ask: both('Это птица?', 'Is it a bird?'), yes: ['bird'], no: ['wild', 'zoo', 'sea', 'insect', 'transport'] },
  { ask: both('На этом играют музыку?', 'Does it play music?'), yes: ['music'], no: ['clothes', 'transport', 'fruit', ...animals] },
];

const names: Readonly<Record<string, Words>> = {
  fruit: both('фрукт или ягода', 'a fruit'),
  vegetable: both('овощ', 'a vegetable'),
  transport: both('транспорт', 'transport'),
  pet: both('домашний питомец', 'a pet'),
  farm: both('живёт на ферме', 'lives on a farm'),
  wild: both('лесной зверь', 'lives in the forest'),
  zoo: both('зверь жарких стран', 'lives in hot countries'),
  bird: both('птица', 'a bird'),
  sea: both('живёт в воде', 'lives in water'),
  insect: both('маленькое существо', 'a little creature'),
  clothes: both('одежда', 'something to wear'),
  school: both('нужно в школе', 'for school'),
  toy: both('игрушка', 'a toy'),
  kitchen: both('есть на кухне', 'in the kitchen'),
  food: both('еда', 'food'),
  music: both('музыкальный инструмент', 'makes music'),
  tool: both('инструмент', 'a tool'),
  home: both('есть дома', 'at home'),
  nature: both('природа', 'nature'),
  body: both('часть тела', 'a part of the body'),
  people: both('кто-то из людей', 'a person'),
  place: both('место', 'a place'),
};

/** What kind of thing a word is: the hint where no picture is shown. */
export const groupName = (category: string): Words => names[category] ?? both('слово', 'a word');

/** How many words of each group a game is given, and of which groups; the others need none. */
const wanted: Partial<Record<BrainGameCode, { each: number; groups?: readonly string[] }>> = {
  pairs: { each: 2 },
  echo: { each: 1 },
  'odd-one-out': { each: 6, groups: [...new Set([...clearGroups, ...nearGroups.flat()])] },
  'word-from-letters': { each: 4 },
  'category-rush': { each: 6, groups: [...new Set(questions.flatMap(({ yes, no }) => [...yes, ...no]))] },
};

/** The words of the lexicon that a session of this game is given. */
export function wordsForGame(game: BrainGameCode, random: Random, lexicon: readonly BrainWord[], lang: 'ru' | 'en'): BrainWord[] {
  const rule = wanted[game];
  if (!rule) return [];
  const fits = lexicon.filter((word) => game !== 'word-from-letters' || lettersOf(word, lang) !== '');
  const groups = rule.groups ?? [...new Set(fits.map(({ category }) => category))];
  return groups.flatMap((group) =>
    random.sample(
      fits.filter(({ category }) => category === group),
      rule.each,
    ),
  );
}
