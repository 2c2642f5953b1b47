import { type Guesses, type Longest, many } from '../guess.ts';

export const longest: Longest<'type-number'> = { numbers: many(8, () => 99_999_999), at: 7 };

export const guesses: Guesses<'type-number'> = (task) => [7, 8].map((number) => ({ numbers: many(task.fields, () => number) }));
