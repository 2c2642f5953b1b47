import { expect, test } from 'vitest';

import { partOfDay } from './part-of-day.ts';

test.each([
  ['04:59', 'night'],
  ['05:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'day'],
  ['16:59', 'day'],
  ['17:00', 'evening'],
  ['22:59', 'evening'],
  ['23:00', 'night'],
] as const)('at %s one says the words of the %s', (clock, part) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  expect(partOfDay(hour * 60 + minute)).toBe(part);
});
