import { type Guesses, type Longest, many } from '../guess.ts';

export const longest: Longest<'sound-boxes'> = { sounds: many(10, () => 'consonant' as const), at: 10 };

export const guesses: Guesses<'sound-boxes'> = ({ boxes, exact, chips }) => {
  const [one = null, other = one] = chips.map(({ chip }) => chip);
  return [{ sounds: many(exact ? boxes : 1, () => one) }, { sounds: many(boxes, () => other) }];
};
