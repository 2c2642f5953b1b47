import { expect, test } from 'vitest';

import { firmnessOf, type FirstTries, leastFirm, monthOf, percentOf } from './first-tries.ts';

const tries = (day: string, right: number, answered: number): FirstTries => ({
  courseCode: 'math',
  lessonCode: 'm2-01',
  day,
  right,
  answered,
});

test('two answers say nothing, three do', () => {
  expect(percentOf([tries('2026-11-02', 2, 2)])).toBeNull();
  expect(percentOf([tries('2026-11-02', 1, 2), tries('2026-11-03', 1, 1)])).toBe(67);
  expect(percentOf([])).toBeNull();
});

test('a skill is firm from 85 percent on, almost from 60', () => {
  expect([59, 60, 84, 85, 100].map(firmnessOf)).toEqual(['learning', 'almost', 'almost', 'firm', 'firm']);
});

test('a month has four weeks, the last one to its end, and no day of another month', () => {
  const rows = [
    tries('2026-10-31', 0, 10),
    tries('2026-11-01', 3, 3),
    tries('2026-11-07', 0, 3),
    tries('2026-11-08', 3, 3),
    tries('2026-11-22', 1, 4),
    tries('2026-11-30', 4, 4),
    tries('2026-12-01', 0, 10),
  ];
  expect(monthOf(rows, '2026-11')).toEqual({ month: '2026-11', right: 65, weeks: [50, 100, null, 63] });
  expect(monthOf(rows, '2026-09')).toEqual({ month: '2026-09', right: null, weeks: [null, null, null, null] });
});

test('what is practised is what sits least, and nothing where all sits', () => {
  expect(leastFirm([{ right: 70 }, { right: 40 }, { right: 90 }])).toEqual({ right: 40 });
  expect(leastFirm([{ right: 85 }])).toBeNull();
});
