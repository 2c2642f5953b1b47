import { type Guesses, type Longest } from '../guess.ts';

export const longest: Longest<'slide'> = null;

export const guesses: Guesses<'slide'> = () => [{}];
