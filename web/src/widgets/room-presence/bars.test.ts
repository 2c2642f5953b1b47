import { expect, test } from 'vitest';

import { awayOf, placeOf, wholeOf } from './bars.ts';

const at = (minutes: number) => new Date(Date.parse('2026-11-25T10:00:00Z') + minutes * 60_000).toISOString();

test('a visit lies where it was, and what lies outside of the room’s time is cut off', () => {
  const whole = { from: at(-10), to: at(30) };
  expect(placeOf({ from: at(0), to: at(10) }, whole)).toEqual({ left: 0.25, width: 0.25 });
  expect(placeOf({ from: at(-30), to: at(40) }, whole)).toEqual({ left: 0, width: 1 });
  expect(placeOf({ from: at(50), to: at(60) }, whole)).toEqual({ left: 1, width: 0 });
});

test('a lesson that broke off early is drawn to its planned end: what is missing is seen', () => {
  expect(wholeOf({ from: at(-10), to: at(5), timestamp: at(0), minutes: 25 })).toEqual({ from: at(-10), to: at(25) });
  expect(wholeOf({ from: at(-10), to: at(31), timestamp: at(0), minutes: 25 }).to).toBe(at(31));
});

test('who came back was away in between; on two pages at once nobody is away', () => {
  const visits = [
    { from: at(12), to: at(25) },
    { from: at(0), to: at(10) },
    { from: at(2), to: at(8) },
  ];
  expect(awayOf(visits)).toEqual([{ from: at(10), to: at(12) }]);
  expect(awayOf([{ from: at(0), to: at(10) }])).toEqual([]);
  expect(awayOf([])).toEqual([]);
});
