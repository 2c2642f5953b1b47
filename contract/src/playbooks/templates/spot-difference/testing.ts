import { type Guesses, type Longest, many } from '../guess.ts';

export const longest: Longest<'spot-difference'> = many(12, (at) => at);

export const guesses: Guesses<'spot-difference'> = () => [{ marked: [0] }, { marked: [] }];
