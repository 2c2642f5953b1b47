import type { TaskOf } from '../../tasks.ts';
import { type Guesses, type Longest, many } from '../guess.ts';

export const longest: Longest<'word-grid'> = { found: many(20, () => many(12, (at) => at)), from: 399 };

export const guesses: Guesses<'word-grid'> = (task) => [{ found: [squaresOf(task, task.words[0] ?? '')] }, { found: [] }];

/** Where a word stands in a field of letters, across or down. */
function squaresOf({ size, letters }: TaskOf<'word-grid'>, word: string): number[] {
  for (const step of [1, size])
    for (let from = 0; from < letters.length; from++) {
      const squares = word.split('').map((_, at) => from + at * step);
      const isWhole = squares.every((square, at) => letters[square]?.toLowerCase() === word[at]?.toLowerCase());
      if (isWhole && (step !== 1 || (from % size) + word.length <= size)) return squares;
    }
  throw new Error(`${word} stands nowhere`);
}
