import { makeOddLook, makeOddWord, type OddTrait } from '../../puzzles/odd-one.ts';
import type { Random } from '../../puzzles/random.ts';
import { type BrainGameRules, chosen, mixed } from '../game.ts';
import type { BrainWord } from '../shapes.ts';
import type { BrainFace } from '../trials.ts';
import { clearGroups, nearGroups, pictureOf } from '../words.ts';

type Level = { by: 'category'; count: number; near?: true } | { by: 'look'; traits: readonly OddTrait[]; count: number };
const levels: readonly Level[] = [
  { by: 'category', count: 3 },
  { by: 'category', count: 4 },
  { by: 'category', count: 5 },
  { by: 'look', traits: ['shape', 'color'], count: 4 },
  { by: 'look', traits: ['shape', 'color', 'size'], count: 4 },
  { by: 'look', traits: ['shape', 'color', 'size', 'fill'], count: 4 },
  { by: 'look', traits: ['shape', 'color', 'size'], count: 6 },
  { by: 'look', traits: ['shape', 'color', 'size', 'fill'], count: 6 },
  { by: 'category', count: 4, near: true },
  { by: 'category', count: 5, near: true },
  { by: 'category', count: 6, near: true },
];

/** The odd one out: by its group, by its look, then by groups that lie near each other. */
export const oddOneOut: BrainGameRules<'odd-one-out'> = {
  code: 'odd-one-out',
  lowest: 1,
  highest: levels.length,
  length: 16,
  stair: 'accuracy',
  answers: 'choice',
  trial({ random, level, ground }) {
    const wanted = levels[level - 1] ?? { by: 'category', count: 3 };
    const [odd, ...rest] = wanted.by === 'look' ? looks(random, wanted) : groups(random, wanted, ground.words);
    return { by: wanted.by, ...mixed(random, odd as BrainFace, rest) };
  },
  judge: ({ right, options }, { choice }) => chosen(choice, right, options.length),
};

const looks = (random: Random, { traits, count }: Extract<Level, { by: 'look' }>): BrainFace[] =>
  makeOddLook(random, traits, count).map((picture) => ({ picture }));

function groups(random: Random, { count, near }: Extract<Level, { by: 'category' }>, words: readonly BrainWord[]): BrainFace[] {
  const size = (group: string) => words.filter(({ category }) => category === group).length;
  const has = (list: readonly string[], wanted: number) => list.filter((group) => size(group) >= wanted - 1).length > 1;
  // The youngest know too few words of some groups: then others are taken, or fewer cards.
  const fit = near ? nearGroups.filter((list) => has(list, count)) : [];
  const list = fit.length > 0 ? random.pick(fit) : clearGroups;
  const cards = [count, 5, 4, 3].find((wanted) => wanted <= count && has(list, wanted)) ?? 3;
  const { odd, rest } = makeOddWord(random, words, list, cards);
  return [odd, ...rest].map(pictureOf);
}
