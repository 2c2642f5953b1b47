import { expect, test } from 'vitest';

import { timeLeft } from './time-left.ts';

const inDays = (days: number) => `${days} д.`;

test('time left is a clock, with whole days before it', () => {
  expect(timeLeft(4 * 3_600_000 + 12 * 60_000 + 30_000, inDays)).toBe('04:12:30');
  expect(timeLeft(27 * 3_600_000, inDays)).toBe('1 д. 03:00:00');
  expect(timeLeft(3_600_000, inDays)).toBe('01:00:00');
  expect(timeLeft(3_599_000, inDays)).toBe('59:59');
  expect(timeLeft(1, inDays)).toBe('0:01');
});
