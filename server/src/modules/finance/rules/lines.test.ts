import { expect, test } from 'vitest';

import { type DayLine, nameOfDay, nameOfLine, summed } from './lines.ts';

const line = (its: Partial<DayLine>): DayLine => ({
  date: '2026-11-23',
  part: 'sold',
  currency: 'BYN',
  name: 'a',
  units: 1,
  amount: 10,
  ...its,
});

test('lines of one name become one, in one order, and what comes to nothing is no line', () => {
  const lines = [
    line({ name: 'b' }),
    line({}),
    line({ date: '2026-11-22' }),
    line({ name: 'c' }),
    line({ name: 'c', units: -1, amount: -10 }),
  ];
  expect(summed(lines, nameOfDay)).toEqual([line({ date: '2026-11-22' }), line({}), line({ name: 'b' })]);
  expect(summed(lines.toReversed(), nameOfDay)).toEqual(summed(lines, nameOfDay));
  expect(summed(lines, nameOfLine).map(({ name, amount }) => [name, amount])).toEqual([
    ['a', 20],
    ['b', 10],
  ]);
});
