import { type Guesses, type Longest, idsOf, manyIds } from '../guess.ts';

export const longest: Longest<'flashcards'> = { at: 9, isTurned: true, known: manyIds(10) };

export const guesses: Guesses<'flashcards'> = (task) => [{ known: idsOf(task.cards) }];
