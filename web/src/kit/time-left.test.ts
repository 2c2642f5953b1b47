import { expect, test } from 'vitest';

import { timeLeft } from './time-left.ts';

const inDays = (days: number) => `${days} д.`;
const left = (ms: number) => timeLeft(ms, inDays, (hours) => `${hours} ч`);

test('time left is a clock, and of days in whole hours', () => {
  expect(left(4 * 3_600_000 + 12 * 60_000 + 30_000)).toBe('04:12:30');
  expect(left(27 * 3_600_000)).toBe('1 д. 3 ч');
  expect(left(24 * 3_600_000)).toBe('1 д.');
  expect(left(27 * 3_600_000 - 1000)).toBe('1 д. 2 ч');
  expect(left(24 * 3_600_000 - 1000)).toBe('23:59:59');
  expect(left(3_600_000)).toBe('01:00:00');
  expect(left(3_599_000)).toBe('59:59');
  expect(left(1)).toBe('0:01');
});
