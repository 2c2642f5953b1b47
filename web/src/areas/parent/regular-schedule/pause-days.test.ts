import { expect, test } from 'vitest';

import { firstDayOfPause, pauseLengths, untilOf, whenIs } from './pause-days.ts';

test('only lengths that fit into the longest pause are offered', () => {
  expect(pauseLengths(21)).toEqual(['7', '14', '21', 'day']);
  expect(pauseLengths(20)).toEqual(['7', '14', 'day']);
  expect(pauseLengths(5)).toEqual(['day']);
});

test('a pause begins by itself on the day of the first lesson that may still go, by the clock of the school', () => {
  // 21:30 UTC is half past midnight of the next day in Moscow.
  const lessons = [{ timestamp: '2026-12-07T14:00:00Z' }, { timestamp: '2026-12-09T21:30:00Z' }];
  expect(firstDayOfPause(lessons, '2026-12-07T14:00:01Z', '2026-12-07')).toBe('2026-12-10');
  expect(firstDayOfPause(lessons, '2026-12-07T14:00:00Z', '2026-12-07')).toBe('2026-12-07');
  expect(firstDayOfPause([], '2026-12-07T14:00:00Z', '2026-12-31')).toBe('2027-01-01');
});

test('lessons begin again so many days later, or on a chosen day within the longest pause', () => {
  expect(untilOf('2026-12-28', '14', '', 21)).toBe('2027-01-11');
  expect(untilOf('2026-12-28', 'day', '2027-01-02', 21)).toBe('2027-01-02');
  expect(untilOf('2026-12-28', 'day', '2026-12-29', 21)).toBe('2026-12-29');
  expect(untilOf('2026-12-28', 'day', '2027-01-18', 21)).toBe('2027-01-18');
});

test('a chosen day that lies outside after the first one was moved is a week later', () => {
  for (const chosen of ['', '2026-12-28', '2027-01-19']) expect(untilOf('2026-12-28', 'day', chosen, 21)).toBe('2027-01-04');
  expect(untilOf('2026-12-28', 'day', '', 5)).toBe('2027-01-02');
});

test('a pause is under way from midnight in Moscow on', () => {
  const pause = { from: '2026-12-07' };
  expect(whenIs(pause, Date.parse('2026-12-06T20:59:59Z'))).toBe('soon');
  expect(whenIs(pause, Date.parse('2026-12-06T21:00:00Z'))).toBe('now');
});
