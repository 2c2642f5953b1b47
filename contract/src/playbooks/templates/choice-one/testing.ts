import { type Guesses, type Longest } from '../guess.ts';

export const longest: Longest<'choice-one'> = 'card5';

export const guesses: Guesses<'choice-one'> = (task) => task.options.map(({ id }) => ({ choice: id }));
