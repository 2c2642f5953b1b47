import { type Guesses, type Longest, many } from '../guess.ts';

export const longest: Longest<'grid-paint'> = many(400, (at) => at);

export const guesses: Guesses<'grid-paint'> = () => [{ cells: [0, 1] }, { cells: [] }];
