import type { TaskOf } from '../../tasks.ts';
import { type Guesses, type Longest, many } from '../guess.ts';

export const longest: Longest<'tower-moves'> = { moves: many(200, () => [0, 2]), held: 1 };

export const guesses: Guesses<'tower-moves'> = (task) => [{ moves: [anyMove(task.from)] }, { moves: [] }];

/** A move that a tower allows: the smallest disc of all goes wherever one likes. */
function anyMove(pegs: TaskOf<'tower-moves'>['from']): [number, number] {
  const tops = pegs.map((peg) => peg.at(-1) ?? Infinity);
  const from = tops.indexOf(Math.min(...tops));
  return [from, (from + 1) % pegs.length];
}
