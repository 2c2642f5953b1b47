import { shapeColors } from '../../playbooks/pictures.ts';
import type { Random } from '../../puzzles/random.ts';
import { balanced, between, type BrainGameRules, chosen, quickChoice } from '../game.ts';

const highest = 16;
const shapes = ['circle', 'square', 'triangle', 'star', 'rhombus'] as const;
const sizes = ['s', 'l'] as const;
interface Look {
  kind: 'shape';
  shape: (typeof shapes)[number];
  color: (typeof shapeColors)[number];
  size: 's' | 'm' | 'l';
}

/** Speed match: the same as the card before? One, two, then three things may differ; at the top only one does. */
export const sameOrNot: BrainGameRules<'same-or-not'> = {
  code: 'same-or-not',
  ...quickChoice,
  highest,
  trial({ random, level, past }) {
    const features = level < 5 ? 1 : level < 10 ? 2 : 3;
    const before = (past.at(-1)?.card as Look | undefined) ?? lookOf(random, features);
    const right = balanced(random, 2, past);
    return {
      before,
      card: right === 0 ? before : otherThan(random, before, features),
      right,
      deadlineMs: Math.round(between(3000, 700, level, highest)),
    };
  },
  judge: ({ right }, { choice }) => chosen(choice, right, 2),
};

const lookOf = (random: Random, features: number): Look => ({
  kind: 'shape',
  shape: random.pick(shapes),
  color: features > 1 ? random.pick(shapeColors) : 'blue',
  size: features > 2 ? random.pick(sizes) : 'm',
});

function otherThan(random: Random, before: Look, features: number): Look {
  const feature = random.int(1, features);
  if (feature === 1) return { ...before, shape: random.pick(shapes.filter((shape) => shape !== before.shape)) };
  if (feature === 2) return { ...before, color: random.pick(shapeColors.filter((color) => color !== before.color)) };
  return { ...before, size: random.pick(sizes.filter((size) => size !== before.size)) };
}
