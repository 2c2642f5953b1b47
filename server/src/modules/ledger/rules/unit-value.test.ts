import { expect, test } from 'vitest';

import { valueOfNext } from './unit-value.ts';

test('three lessons for 100 kopecks are worth 33, 33 and 34', () => {
  expect([0, 1, 2].map((gone) => valueOfNext({ value: 100, granted: 3, gone }, 1))).toEqual([33, 33, 34]);
});

test('the units of a lot sum to its value, however they are taken', () => {
  for (const value of [0, 1, 99, 19_201, 41_600_003])
    for (const granted of [1, 3, 4, 7, 64]) {
      let sum = 0;
      for (let gone = 0; gone < granted; gone++) sum += valueOfNext({ value, granted, gone }, 1);
      expect(sum).toBe(value);
      const half = Math.floor(granted / 2);
      expect(valueOfNext({ value, granted, gone: 0 }, half) + valueOfNext({ value, granted, gone: half }, granted - half)).toBe(value);
    }
});
