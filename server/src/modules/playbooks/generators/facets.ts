import type { Face, Stimulus, Words } from '@school/contract/playbooks/pictures';

import { both, sign } from '../tasks/material.ts';
import type { Random } from '../tasks/random.ts';
import type { Made } from './generator.ts';

/** Shapes that several generators answer in. */

interface Asked {
  ask: Words;
  stimulus?: Stimulus;
  hint?: Words;
  explain?: Words;
}

/** A number: typed, or chosen among near misses. */
export function numeric(
  random: Random,
  asked: Asked,
  right: number,
  { options = 3, low = 0, high = Infinity }: { options?: number; low?: number; high?: number } = {},
): Made {
  const near = nearNumbers(random, right, options, low, high);
  return {
    'type-number': { ...asked, right },
    'choice-one': { ...asked, options: near.map((number) => ({ words: sign(number) })), right: near.indexOf(right) + 1 },
  };
}

/** One of several faces; the first of `faces` is right. */
export const choice = (asked: Asked, faces: readonly Face[]): Made => ({ 'choice-one': { ...asked, options: [...faces], right: 1 } });

/** One of several faces that keep their order; `right` counts from 1. */
export const fixedChoice = (asked: Asked, faces: readonly Face[], right: number): Made => ({
  'choice-one': { ...asked, options: [...faces], right, fixed: true },
});

/** Pairs: matched, or looked for face down. */
export const paired = (asked: Asked, pairs: readonly [Face, Face][]): Made => ({
  'match-pairs': { ...asked, pairs: [...pairs] },
  'memory-pairs': { ...asked, pairs: [...pairs] },
});

/** The right number among likely mistakes: off by one, by two, by ten, digits swapped; none below `low` or above `high`. */
function nearNumbers(random: Random, right: number, count: number, low: number, high: number): number[] {
  const swapped = right > 9 && right < 100 && right % 10 !== 0 ? Number(Array.from(String(right)).toReversed().join('')) : right;
  const likely = random.shuffle([right + 1, right - 1, right + 2, right - 2, right + 10, right - 10, swapped]);
  const further = Array.from({ length: 60 }, (_, step) => [right + step + 3, right - step - 3]).flat();
  const fits = (number: number) => number >= low && (number <= high || right > high) && number !== right;
  const near = [...new Set([...likely.filter((number) => Math.abs(number - right) <= Math.max(2, right)), ...further])].filter(fits);
  return random.shuffle([right, ...near.slice(0, count - 1)]);
}

/** «меньше», «больше», «равно»: the signs a child puts between two numbers. */
export const comparisonSigns: readonly Face[] = [
  { words: { ...sign('<'), say: { ru: 'меньше', en: 'less than' } } },
  { words: { ...sign('>'), say: { ru: 'больше', en: 'greater than' } } },
  { words: { ...sign('='), say: { ru: 'равно', en: 'equals' } } },
];

/** Which of the signs stands between two numbers, from 1. */
export const comparison = (left: number, right: number): number => (left < right ? 1 : left > right ? 2 : 3);

export const solve = both('Реши', 'Solve');
