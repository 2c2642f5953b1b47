import { type Guesses, type Longest, many } from '../guess.ts';

export const longest: Longest<'path-program'> = many(100, () => 'right');

export const guesses: Guesses<'path-program'> = () => [{ steps: ['right', 'down'] }, { steps: [] }];
