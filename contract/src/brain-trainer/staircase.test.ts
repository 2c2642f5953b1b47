import { describe, expect, test } from 'vitest';

import { createRandom } from '../puzzles/random.ts';
import { brainStars, summary } from './play.ts';
import { createStaircase, rightsToClimb } from './staircase.ts';

const judged = (right: boolean) => ({ right, accuracy: right ? 1 : 0, step: 0 as const });

/** Levels of a staircase while answers go right (+), wrong (−). */
function walk(answers: string, given: { stair?: 'accuracy' | 'span'; up?: number; start?: number } = {}): number[] {
  const stairs = createStaircase({ stair: 'accuracy', up: 2, lowest: 1, highest: 9, start: 5, ...given });
  return Array.from(answers).map((answer) => {
    stairs.after(judged(answer === '+'));
    return stairs.level;
  });
}

describe('a staircase', () => {
  test('by accuracy: two rights in a row lead up, one wrong leads down and breaks the row', () => {
    expect(walk('++')).toEqual([5, 6]);
    expect(walk('+-++')).toEqual([5, 4, 4, 5]);
    expect(walk('+++++', { up: 3 })).toEqual([5, 5, 6, 6, 6]);
  });

  test('by span: two rights at a length lead up, two wrongs down, in whatever order', () => {
    expect(walk('+-+', { stair: 'span' })).toEqual([5, 5, 6]);
    expect(walk('-+-', { stair: 'span' })).toEqual([5, 5, 4]);
    expect(walk('--++', { stair: 'span' })).toEqual([5, 4, 4, 5]);
  });

  test('ends at its foot and its top', () => {
    expect(walk('----', { start: 2 })).toEqual([1, 1, 1, 1]);
    expect(walk('++++', { start: 9 })).toEqual([9, 9, 9, 9]);
  });

  test('asks three rights in a row where guessing is right half the time, and of the youngest', () => {
    expect([rightsToClimb({}, 'a7'), rightsToClimb({ half: true }, 'adult'), rightsToClimb({}, 'a4')]).toEqual([2, 3, 3]);
  });
});

/** Learners of abilities 2 to 10 at a game of 15 levels, begun two levels below (docs/design/content.md#brain-trainer). */
function simulate(up: number, guess: number, trials: number) {
  const learners = Array.from({ length: 2000 }, (_, at) => {
    const random = createRandom(`learner/${at}`);
    const ability = 2 + (8 * (at % 100)) / 99;
    const stairs = createStaircase({ stair: 'accuracy', up, lowest: 1, highest: 15, start: Math.max(1, Math.round(ability - 2)) });
    const played = Array.from({ length: trials }, () => {
      const { level } = stairs;
      const right = random.share() < guess + (1 - guess) / (1 + Math.exp(1.2 * (level - ability)));
      stairs.after(judged(right));
      return { level, judged: judged(right), rtMs: 1000 };
    });
    const { level, accuracy } = summary(played);
    return { off: level - ability, accuracy };
  });
  const mean = (values: readonly number[]) => values.reduce((all, value) => all + value, 0) / values.length;
  const off = learners.map((learner) => learner.off);
  return {
    accuracy: mean(learners.map((learner) => learner.accuracy)),
    off: mean(off),
    spread: Math.sqrt(mean(off.map((value) => (value - mean(off)) ** 2))),
  };
}

describe('simulated learners', () => {
  test.each([
    ['two up, a choice of four, 20 trials', 2, 0.25, 20, 0.75, -0.47],
    ['two up, a choice of four, 30 trials', 2, 0.25, 30, 0.73, -0.46],
    ['three up, a choice of two, 30 trials', 3, 0.5, 30, 0.83, -0.38],
    ['two up, typed, 20 trials', 2, 0, 20, 0.73, -0.86],
  ])('%s: it feels as was measured, and the level is theirs within one', (_, up, guess, trials, accuracy, off) => {
    const came = simulate(up, guess, trials);
    expect(Math.abs(came.accuracy - accuracy)).toBeLessThan(0.02);
    // The median, in whole levels, lies a little lower than the mean of the measured table.
    expect(Math.abs(came.off - off)).toBeLessThan(0.3);
    expect(came.spread).toBeLessThan(1);
  });
});

test('stars are a third, two thirds and all of the own goal', () => {
  expect([3, 4, 6, 7, 9, 10, 15].map((level) => brainStars(level, 10))).toEqual([0, 1, 1, 2, 2, 3, 3]);
  expect([32, 33, 65, 66, 99, 100].map((level) => brainStars(level, 100))).toEqual([0, 1, 1, 2, 2, 3]);
});

test('the level of a session is the median of its last half, its points are the levels of what was right', () => {
  const played = [9, 9, 9, 2, 3, 4].map((level, at) => ({ level, judged: judged(at !== 3), rtMs: 500 + at }));
  expect(summary(played)).toEqual({ level: 3, best: 9, points: 34, accuracy: 5 / 6, rtMs: 502 });
});
