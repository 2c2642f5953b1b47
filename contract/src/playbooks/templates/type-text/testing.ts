import { type Guesses, type Longest } from '../guess.ts';

export const longest: Longest<'type-text'> = 'ё'.repeat(400);

export const guesses: Guesses<'type-text'> = (task) => [{ text: task.lang === 'ru' ? 'мяу' : 'miaow' }, { text: 'ы' }];
