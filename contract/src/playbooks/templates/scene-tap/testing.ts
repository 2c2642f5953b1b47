import { type Guesses, type Longest, idsOf, manyIds } from '../guess.ts';

export const longest: Longest<'scene-tap'> = manyIds(16);

export const guesses: Guesses<'scene-tap'> = (task) => [
  { marked: idsOf(task.things).slice(0, Math.max(1, task.choose)) },
  { marked: idsOf(task.things).slice(-1) },
];
