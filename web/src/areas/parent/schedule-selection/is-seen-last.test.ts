import { expect, test } from 'vitest';

import { isSeenLast } from './is-seen-last.ts';

test('of several changes told at once the last one holds', () => {
  expect(isSeenLast([{ isIntersecting: false }, { isIntersecting: true }])).toBe(true);
  expect(isSeenLast([{ isIntersecting: true }, { isIntersecting: false }])).toBe(false);
  expect(isSeenLast([])).toBe(false);
});
