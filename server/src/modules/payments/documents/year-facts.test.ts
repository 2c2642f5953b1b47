import { expect, test } from 'vitest';

import { sumsOf, usedOf } from './year-facts.ts';

const entry = (type: 'paid' | 'process' | 'nonAttendance' | 'returned' | 'refund', value: number) => ({
  type,
  value,
  currency: 'BYN' as const,
});

test('what was used is what was held and missed, less what was taken back', () => {
  const year = [
    entry('paid', 36_000),
    entry('process', 4500),
    entry('nonAttendance', 4500),
    entry('returned', 4500),
    entry('refund', 27_000),
  ];
  expect(sumsOf(usedOf(year))).toEqual([['BYN', 4500]]);
});

test('a lesson that was taken back whole is in no sum', () =>
  expect(sumsOf(usedOf([entry('nonAttendance', 4500), entry('returned', 4500)]))).toEqual([]));
