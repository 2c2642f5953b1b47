import type { Face, Stimulus, Words } from '@school/contract/playbooks/pictures';
import type { Random } from '@school/contract/puzzles/random';

import { both, sign } from './material.ts';
import type { Made } from './generator.ts';

/** Shapes that several generators answer in. */

interface Asked {
  ask: Words;
  stimulus?: Stimulus;
  hint?: Words;
  explain?: Words;
}

/**
 * A number: typed, or chosen among near misses. `possible` are the numbers that may be right in this task, or their ends: no other one is
 * offered while there are enough, since a number that is never right tells where the right one is.
 */
export function numeric(
  random: Random,
  asked: Asked,
  right: number,
  { options = 3, possible = { from: 1 } }: { options?: number; possible?: readonly number[] | Range } = {},
): Made {
  const near = nearNumbers(random, right, options, possible);
  return {
    'type-number': { ...asked, right },
    'choice-one': { ...asked, options: near.map((number) => ({ words: sign(number) })), right: near.indexOf(right) + 1 },
  };
}

interface Range {
  from: number;
  to?: number;
  /** All are multiples of it. */
  step?: number;
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

/** With so few answers any of them stands beside any other. */
const few = 7;

/** How far a number is looked for on each side. */
const farthest = 60;

/** The right number among likely mistakes: off by one, by two, by ten, digits swapped. */
export function nearNumbers(random: Random, right: number, count: number, possible: readonly number[] | Range): number[] {
  const listed = 'from' in possible ? undefined : possible;
  const { from, to = Infinity, step = 1 } = 'from' in possible ? possible : { from: Math.min(...possible) };
  // Where fewer are possible than are offered, the next ones stand beside them.
  const all = listed && listed.length >= count ? listed : undefined;
  const last = listed ? from + count - 1 : Math.max(to, from + (count - 1) * step);
  const size = all ? all.length : Math.floor((last - from) / step) + 1;
  const range = all ?? Array.from({ length: Math.min(size, few) }, (_, at) => from + at * step);
  const isPossible = (number: number) => all?.includes(number) ?? (number >= from && number <= last);
  const misses = (of: number): number[] => {
    const swapped = of > 9 && of < 100 && of % 10 !== 0 ? Number(Array.from(String(of)).toReversed().join('')) : of;
    const far = of >= 20 ? [of + 10, of - 10].filter((number) => number >= 20) : [];
    const index = all?.indexOf(of) ?? -1;
    if (all && index >= 0) {
      const byDistance = all.toSorted((one, other) => Math.abs(all.indexOf(one) - index) - Math.abs(all.indexOf(other) - index));
      return [...random.shuffle([...byDistance.slice(1, 5), ...far, swapped]), ...byDistance];
    }
    const steps = [step, -step, 2 * step, -2 * step].map((by) => of + by);
    const further = Array.from({ length: farthest }, (_, at) => [of + (at + 3) * step, of - (at + 3) * step]).flat();
    return [...random.shuffle([...steps, ...(step === 1 ? [...far, swapped] : [])]), ...further];
  };
  const near = (of: number): number[] =>
    (size <= few ? random.shuffle(range) : misses(of)).filter((number) => number !== right && isPossible(number));
  return random.shuffle(aroundOne(random, right, count, near, (number) => number));
}

/**
 * The right one among likely mistakes. They are mistakes about one of those offered, which is not always the right one: else the one that is
 * most like all others (the number in the middle) would be right. `near` gives likely mistakes about one, the likeliest first.
 */
export function aroundOne<T>(random: Random, right: T, count: number, near: (of: T) => readonly T[], keyOf: (one: T) => unknown): T[] {
  const center = random.int(1, count) === 1 ? right : (near(right)[0] ?? right);
  const kept = new Map([right, center].map((one) => [keyOf(one), one]));
  for (const one of near(center)) {
    if (kept.size === count) break;
    kept.set(keyOf(one), kept.get(keyOf(one)) ?? one);
  }
  return [...kept.values()];
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
