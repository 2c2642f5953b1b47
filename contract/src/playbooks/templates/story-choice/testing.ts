import { type Guesses, type Longest, first } from '../guess.ts';

export const longest: Longest<'story-choice'> = 'card1';

export const guesses: Guesses<'story-choice'> = (task) => [{ choice: first(task.options) }];
