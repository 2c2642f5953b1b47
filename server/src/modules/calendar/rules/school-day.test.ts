import { expect, test } from 'vitest';

import { emptyBits, setRange } from './bitset.ts';
import { dayOfTeacher, windowsIn } from './school-day.ts';

const frame = { from: 0, cells: 2 * 288 };
const bits = (...ranges: Array<[from: number, to: number]>) => {
  const row = emptyBits(frame.cells);
  for (const [from, to] of ranges) setRange(row, from / 5, to / 5);
  return row;
};
const everyHalfHour = bits(...Array.from({ length: 96 }, (_, at): [number, number] => [at * 30, at * 30 + 5]));
const day = { from: 0, to: 1440 };
const always = { from: 0, to: 2880 };

test('windows are lessons one after another: of 50 minutes two fit where four might begin', () => {
  expect(windowsIn([600, 630, 660, 690], 50)).toBe(2);
  expect(windowsIn([600, 630, 660, 690], 25)).toBe(4);
  expect(windowsIn([], 50)).toBe(0);
});

test('a lesson begins where all of it is free, never before now and never past the horizon; hours stay hours', () => {
  const row = { hours: bits([600, 840]), free: bits([600, 660], [720, 840]), grid: everyHalfHour };
  const of = (bookable: typeof day) => dayOfTeacher(frame, row, { day, bookable, minutes: 50 });
  expect(of(always)).toEqual({ hours: [{ from: 600, to: 840 }], starts: [600, 720, 750, 780], open: 240, taken: 60, windows: 3 });
  expect(of({ from: 601, to: 780 }).starts).toEqual([720, 750]);
  expect(of({ from: 2000, to: 2880 })).toMatchObject({ starts: [], windows: null, open: 240, taken: 60 });
});

test('a lesson may end after midnight, but belongs to the day on which it begins', () => {
  const late = bits([1380, 1500]);
  const of = (from: number, to: number) =>
    dayOfTeacher(frame, { hours: late, free: late, grid: everyHalfHour }, { day: { from, to }, bookable: always, minutes: 50 });
  expect(of(0, 1440)).toMatchObject({ starts: [1380, 1410], open: 60 });
  expect(of(1440, 2880)).toMatchObject({ hours: [{ from: 1440, to: 1500 }], starts: [1440], open: 60 });
});
