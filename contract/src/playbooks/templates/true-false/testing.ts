import { type Guesses, type Longest } from '../guess.ts';

export const longest: Longest<'true-false'> = false;

export const guesses: Guesses<'true-false'> = () => [{ yes: true }, { yes: false }];
