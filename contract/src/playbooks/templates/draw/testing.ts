import { type Guesses, type Longest, lineTo, many } from '../guess.ts';

export const longest: Longest<'draw'> = { from: 20, lines: many(10, () => 'AbCdEf'.repeat(50)) };

export const guesses: Guesses<'draw'> = () => [{ drawn: [lineTo(90)] }];
