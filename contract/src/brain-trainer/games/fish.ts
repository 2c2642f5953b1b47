import { balanced, between, type BrainGameRules, chosen, quickChoice } from '../game.ts';
import type { BrainDirection } from '../trials.ts';

const highest = 15;

/** Flanker: the fish beside the middle one swim elsewhere, ever more often; four ways from level 10 on. */
export const fish: BrainGameRules<'fish'> = {
  code: 'fish',
  ...quickChoice,
  highest,
  trial({ random, level, past }) {
    const directions: readonly BrainDirection[] = level >= 10 ? ['left', 'right', 'up', 'down'] : ['left', 'right'];
    const right = balanced(random, directions.length, past);
    const middle = directions[right] ?? 'left';
    const other = random.pick(directions.filter((one) => one !== middle));
    const side = random.share() < between(0.3, 0.6, level, highest) ? other : middle;
    return { fish: [side, side, middle, side, side], directions, right, showMs: Math.round(between(3000, 800, level, highest)) };
  },
  judge: ({ directions, right }, { choice }) => chosen(choice, right, directions.length),
};
