import { makeTowers, moved, type Pegs, samePegs } from '../../puzzles/tower.ts';
import type { BrainGameRules } from '../game.ts';

/** Discs, and the fewest moves. */
const levels: readonly (readonly [discs: number, best: number])[] = [
  [3, 2],
  [3, 3],
  [3, 4],
  [3, 5],
  [3, 6],
  [3, 7],
  [4, 7],
  [4, 8],
  [4, 9],
  [4, 11],
];

/** Tower of London and Hanoi: in the fewest moves leads up, more than three too many leads down. */
export const towerFrog: BrainGameRules<'tower-frog'> = {
  code: 'tower-frog',
  lowest: 1,
  highest: levels.length,
  length: 6,
  stair: 'direct',
  answers: 'moves',
  trial({ random, level }) {
    const [discs, best] = levels[level - 1] ?? [3, 2];
    const { from, to } = makeTowers(random, { discs, min: best, max: best });
    return { discs, from, to, best };
  },
  judge({ from, to, best }, { moves }) {
    let pegs: Pegs | undefined = from;
    for (const move of moves) pegs = pegs && moved(pegs, move);
    if (!pegs) return undefined;
    // A tower given up is no solution; it leads down as a long way round does.
    const solved = samePegs(pegs, to);
    const right = solved && moves.length === best;
    const accuracy = solved ? best / moves.length : 0;
    return { right, accuracy, step: right ? 1 : !solved || moves.length > best + 3 ? -1 : 0 };
  },
};
