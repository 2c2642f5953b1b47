import { expect, test } from 'vitest';

import { scoreTier } from './score-tier.ts';
import { starsOf } from './stars.ts';

test.each([
  [0, 0, 0],
  [0.329, 0, 0],
  [0.33, 33, 1],
  [0.659, 33, 1],
  [0.66, 66, 2],
  [0.999, 66, 2],
  [1, 100, 3],
] as const)('a mean credit of %d is score %d and %d stars', (mean, score, stars) => {
  expect(scoreTier(mean)).toBe(score);
  expect(starsOf(scoreTier(mean))).toBe(stars);
});

test('a mean that misses its tier by a rounding error has reached it', () => {
  expect(scoreTier((0.66 + 0.66 + 0.66) / 3)).toBe(66);
  expect(scoreTier((0.1 + 0.2 + 0.69) / 3)).toBe(33);
});
