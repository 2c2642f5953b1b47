import { expect, test } from 'vitest';

import { withDigit, withoutLast } from './typed-number.ts';

test('digits make a number from left to right, up to the length of the field', () => {
  expect(withDigit(null, 4, 2)).toBe(4);
  expect(withDigit(4, 7, 2)).toBe(47);
  expect(withDigit(47, 1, 2)).toBe(47);
});

test('a zero in front is replaced, a zero behind counts', () => {
  expect(withDigit(0, 5, 3)).toBe(5);
  expect(withDigit(5, 0, 3)).toBe(50);
});

test('the last digit goes first, then the field is empty', () => {
  expect(withoutLast(47)).toBe(4);
  expect(withoutLast(4)).toBeNull();
  expect(withoutLast(null)).toBeNull();
});
