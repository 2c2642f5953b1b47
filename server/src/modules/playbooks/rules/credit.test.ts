import { expect, test } from 'vitest';

import { creditOf } from './credit.ts';

test.each([
  [1, 1, false, 1],
  [1, 2, false, 0.67],
  [1, 3, false, 0.33],
  [1, 4, false, 0],
  [1, 1, true, 0.67],
  [1, 2, true, 0.67],
  [1, 3, true, 0.33],
  [0.5, 1, false, 0.5],
  [0.5, 2, false, 0.335],
  [0, 1, false, 0],
] as const)('a share of %d at try %d (hint: %s) is worth %d', (part, tryNumber, hinted, credit) => {
  expect(creditOf(part, tryNumber, hinted)).toBeCloseTo(credit, 9);
});
