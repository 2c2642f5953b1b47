import type { Guesses, Longest } from '../guess.ts';

export const longest: Longest<'fraction-entry'> = { whole: 999, top: 999, bottom: 999, at: 'bottom' };

export const guesses: Guesses<'fraction-entry'> = (task) =>
  [997, 998].map((top) => ({ whole: null, top: task.top === null ? top : null, bottom: task.bottom === null ? 7 : null }));
