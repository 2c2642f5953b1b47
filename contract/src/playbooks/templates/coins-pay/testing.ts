import { type Guesses, type Longest, many } from '../guess.ts';

export const longest: Longest<'coins-pay'> = many(60, () => 50);

export const guesses: Guesses<'coins-pay'> = (task) => [{ coins: task.coins.slice(0, 1) }, { coins: [] }];
