import { type Guesses, type Longest } from '../guess.ts';

export const longest: Longest<'clock-set'> = { hours: 12, minutes: 55 };

export const guesses: Guesses<'clock-set'> = (task) => [
  { hours: 2, minutes: task.stepMinutes },
  { hours: 3, minutes: 0 },
];
