import { type Guesses, type Longest } from '../guess.ts';

export const longest: Longest<'dictation'> = 'ё'.repeat(400);

export const guesses: Guesses<'dictation'> = (task) => [{ text: task.lang === 'ru' ? 'мяу' : 'miaow' }, { text: 'ы' }];
