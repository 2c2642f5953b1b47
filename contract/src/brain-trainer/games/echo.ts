import type { Random } from '../../puzzles/random.ts';
import { type BrainGameRules } from '../game.ts';
import { pictureOf } from '../words.ts';
import { pressed } from './presses.ts';

/** n, milliseconds a card, different pictures. */
const levels: readonly (readonly [n: number, isiMs: number, set: number])[] = [
  [1, 2500, 6],
  [1, 2200, 6],
  [2, 2200, 7],
  [2, 1900, 8],
  [3, 1600, 8],
];

/** n-back in blocks of 20 + n cards: 30 % are the one of n before, two more look so but are one off. */
export const echo: BrainGameRules<'echo'> = {
  code: 'echo',
  lowest: 1,
  highest: levels.length,
  length: 3,
  stair: 'direct',
  answers: 'presses',
  trial({ random, level, ground }) {
    const [n, isiMs, set] = levels[level - 1] ?? [1, 2500, 6];
    const { stream, targets } = streamOf(random, n, set);
    const words = random.sample(ground.words, set);
    return { n, isiMs, targets, cards: stream.flatMap((at) => (words[at] ? [pictureOf(words[at])] : [])) };
  },
  judge({ cards, targets, isiMs }, { presses }) {
    const errors = pressed(presses, targets, cards.length, isiMs);
    if (errors === undefined) return undefined;
    const all = errors.missed + errors.extra;
    return { right: all < 3, accuracy: 1 - all / cards.length, step: all < 3 ? 1 : all > 5 ? -1 : 0 };
  },
};

function streamOf(random: Random, n: number, set: number): { stream: number[]; targets: number[] } {
  const places = Array.from({ length: 20 }, (_, at) => at + n);
  const [one = n, two = n, ...rest] = random.shuffle(places);
  const [lures, targets] = [[one, two], rest.slice(0, 6).sort((a, b) => a - b)];
  const stream: number[] = [];
  for (let at = 0; at < 20 + n; at++) {
    const back = stream[at - n];
    const near = [stream[at - n - 1], stream[at - n + 1]];
    const lure = lures.includes(at) ? near.find((card) => card !== undefined && card !== back) : undefined;
    const others = Array.from({ length: set }, (_, card) => card).filter((card) => card !== back && !near.includes(card));
    stream.push(targets.includes(at) && back !== undefined ? back : (lure ?? random.pick(others)));
  }
  return { stream, targets };
}
