import { type Guesses, type Longest } from '../guess.ts';

export const longest: Longest<'say'> = { seconds: 120, isOn: true };

export const guesses: Guesses<'say'> = () => [{ seconds: 2 }];
