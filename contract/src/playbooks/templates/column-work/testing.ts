import { type Guesses, type Longest, many } from '../guess.ts';

export const longest: Longest<'column-work'> = { rows: many(4, () => many(8, () => 9)), notes: many(8, () => 99), at: [3, 7] };

export const guesses: Guesses<'column-work'> = (task) =>
  [1, null].map((digit) => ({
    rows: task.rows.filter(({ digits }) => digits === undefined).map(() => many(task.columns, () => digit)),
  }));
