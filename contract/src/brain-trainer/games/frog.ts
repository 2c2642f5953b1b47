import { between, type BrainGameRules } from '../game.ts';
import { pressed } from './presses.ts';

const highest = 15;

/** Go or no-go in blocks of ten: catch those, leave these. They look alike from level 5 on, and change parts from level 9 on. */
export const frog: BrainGameRules<'frog'> = {
  code: 'frog',
  lowest: 1,
  highest,
  length: 6,
  stair: 'direct',
  answers: 'presses',
  trial({ random, level }) {
    const [wanted, left] = level >= 9 ? (['bee', 'fly'] as const) : (['fly', 'bee'] as const);
    // A quarter of all are to be left: two or three of ten, spread so that never more than six come in a row to catch.
    const spare = random.coin() ? [random.int(1, 3), random.int(5, 6), random.int(8, 9)] : [random.int(2, 4), random.int(6, 8)];
    const insects = Array.from({ length: 10 }, (_, at) => (spare.includes(at) ? left : wanted));
    return { isiMs: Math.round(between(1800, 700, level, highest)), catch: wanted, alike: level >= 5, insects };
  },
  judge({ insects, catch: wanted, isiMs }, { presses }) {
    const targets = insects.flatMap((insect, at) => (insect === wanted ? [at] : []));
    const errors = pressed(presses, targets, insects.length, isiMs);
    if (!errors) return undefined;
    const { missed, extra } = errors;
    // Who catches nothing leaves all bees too: flies that got away count as well.
    const step = extra <= 1 && missed <= 1 ? 1 : extra >= 3 || missed >= 4 ? -1 : 0;
    return { right: step > 0, accuracy: 1 - (missed + extra) / insects.length, step };
  },
};
