import { createRandom } from '../../puzzles/random.ts';
import { between, type BrainGameRules, rightOrNot } from '../game.ts';

/** Corsi blocks: the level is the length of the path; from 8 on it is repeated backwards. */
export const fireflies: BrainGameRules<'fireflies'> = {
  code: 'fireflies',
  lowest: 2,
  highest: 9,
  length: 12,
  stair: 'span',
  answers: 'order',
  trial({ random, level, ground }) {
    // The fireflies keep their places for a whole session: nine of the points of a 5 x 5 lattice, a little off.
    const places = createRandom(`${ground.seed}/places`);
    const spots = places.sample(
      Array.from({ length: 25 }, (_, at) => ({ x: 10 + (at % 5) * 20, y: 10 + Math.floor(at / 5) * 20 })),
      9,
    );
    const path = random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8], level);
    return {
      spots: spots.map(({ x, y }) => ({ x: x + places.int(-1, 1), y: y + places.int(-1, 1) })),
      path,
      onMs: Math.round(between(900, 500, level - 1, 8)),
      gapMs: 300,
      backward: level >= 8,
    };
  },
  judge({ path, backward }, { order }) {
    if (order.length > path.length || order.some((spot) => spot > 8)) return undefined;
    return rightOrNot(order.join() === (backward ? path.toReversed() : path).join());
  },
};
