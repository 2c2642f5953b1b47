import { expect, test } from 'vitest';

import { smoothLine } from './smooth-line.ts';

test('a way goes through each of its places, and straight where they lie in a row', () => {
  expect(smoothLine([])).toBe('');
  expect(smoothLine([[3, 4]])).toBe('M3 4');
  expect(
    smoothLine([
      [0, 0],
      [60, 0],
      [120, 0],
    ]),
  ).toBe('M0 0C10 0 40 0 60 0C80 0 110 0 120 0');
});
