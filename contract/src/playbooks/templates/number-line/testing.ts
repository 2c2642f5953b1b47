import { type Guesses, type Longest } from '../guess.ts';

export const longest: Longest<'number-line'> = -100;

export const guesses: Guesses<'number-line'> = (task) => [{ value: task.min + task.step }, { value: task.min }];
