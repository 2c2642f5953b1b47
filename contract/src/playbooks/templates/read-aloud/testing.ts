import { type Guesses, type Longest } from '../guess.ts';

export const longest: Longest<'read-aloud'> = { at: 12, isOn: true };

export const guesses: Guesses<'read-aloud'> = () => [{ seconds: 2 }];
