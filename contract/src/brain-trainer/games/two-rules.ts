import { between, type BrainGameRules } from '../game.ts';
import { brainLimits } from '../limits.ts';

const highest = 12;
const pictures = [
  ['star', 'circle', 'red', 'blue'],
  ['square', 'triangle', 'green', 'yellow'],
  ['circle', 'rhombus', 'purple', 'yellow'],
  ['triangle', 'star', 'blue', 'green'],
] as const;

/** Sorting by shape or by colour as a frame says, in blocks of 20; the rule changes ever more often, at last by chance. */
export const twoRules: BrainGameRules<'two-rules'> = {
  code: 'two-rules',
  lowest: 1,
  highest,
  length: 3,
  stair: 'direct',
  answers: 'sides',
  trial({ random, level }) {
    const [one, two, red, blue] = random.pick(pictures);
    const every = level >= 9 ? 0 : Math.round(between(6, 2, level, 8));
    let cue = random.pick(['shape', 'color'] as const);
    const cards = Array.from({ length: 20 }, (_, at) => {
      if (at > 0 && (every ? at % every === 0 : random.coin())) cue = cue === 'shape' ? 'color' : 'shape';
      // Cards that fit one box by shape and the other by colour: only the rule decides.
      const left = random.coin();
      const picture = { kind: 'shape' as const, shape: left ? one : two, color: left ? blue : red };
      return { picture, cue, right: ((cue === 'shape') === left ? 0 : 1) as 0 | 1 };
    });
    return {
      boxes: [
        { kind: 'shape', shape: one, color: red },
        { kind: 'shape', shape: two, color: blue },
      ],
      cards,
      deadlineMs: Math.round(between(4000, 1200, level, highest)),
    };
  },
  judge({ cards, deadlineMs }, { sides }) {
    const unfit = sides.some(({ ms }) => ms < brainLimits.fastestMs || ms > deadlineMs + 500);
    if (sides.length !== cards.length || unfit) return undefined;
    const errors = cards.filter(({ right }, at) => sides[at]?.side !== right).length;
    return { right: errors < 3, accuracy: 1 - errors / cards.length, step: errors < 3 ? 1 : errors > 5 ? -1 : 0 };
  },
};
