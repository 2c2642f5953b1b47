import { type Guesses, type Longest, many } from '../guess.ts';

export const longest: Longest<'sudoku-grid'> = { cells: many(81, () => 9), at: 80 };

export const guesses: Guesses<'sudoku-grid'> = (task) => [1, null].map((number) => ({ cells: task.cells.map((cell) => cell ?? number) }));
