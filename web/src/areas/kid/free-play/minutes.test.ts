import { expect, test } from 'vitest';

import { eveningSeconds, hourOf, secondsLeft } from './minutes.ts';

test('evening comes a little before the end, night at it', () => {
  const of = (left: number) => ({ minutes: 10, played: 600 - left });
  expect(hourOf(of(eveningSeconds + 1))).toBe('day');
  expect(hourOf(of(eveningSeconds))).toBe('evening');
  expect(hourOf(of(1))).toBe('evening');
  expect(hourOf(of(0))).toBe('night');
});

test('whose parent has chosen less than was played has nothing left', () => {
  expect(secondsLeft({ minutes: 10, played: 700 })).toBe(0);
});
