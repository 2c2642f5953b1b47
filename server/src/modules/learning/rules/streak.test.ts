import { describe, expect, test } from 'vitest';

import { streakOf } from './streak.ts';

/** A Saturday. */
const today = Temporal.PlainDate.from('2026-11-21');
/** Days before today. */
const ago = (...days: number[]) => days.map((count) => today.subtract({ days: count }));

describe('days and weeks together', () => {
  test.each([
    ['nothing yet', ago(), { days: 0, today: false, weeks: 0, lastWeeks: [] }],
    ['today only', ago(0), { days: 1, today: true, weeks: 1, lastWeeks: [true] }],
    ['the same day twice is one', ago(0, 0, 1), { days: 2, today: true, weeks: 1, lastWeeks: [true] }],
    ['rest takes nothing away, however long', ago(0, 90), { days: 2, today: true, weeks: 2, lastWeeks: [false, false, true] }],
    ['a week of rest stands between two of learning', ago(1, 15), { days: 2, today: false, weeks: 2, lastWeeks: [true, false, true] }],
    ['a week that has not begun for the child yet is no missed one', ago(7), { days: 1, today: false, weeks: 1, lastWeeks: [true, false] }],
    ['Monday and the Sunday before it are two weeks', ago(5, 6), { days: 2, today: false, weeks: 2, lastWeeks: [true, true] }],
    ['a clock that went ahead counts for nothing', [today.add({ days: 1 })], { days: 0, today: false, weeks: 0, lastWeeks: [] }],
  ])('%s', (_, learned, expected) => {
    expect(streakOf(learned, today, 3)).toEqual(expected);
  });

  test('over the end of a year', () => {
    const day = Temporal.PlainDate.from('2027-01-01');
    expect(streakOf([day, day.subtract({ days: 1 }), day.subtract({ days: 7 })], day, 3)).toMatchObject({ days: 3, weeks: 2 });
  });

  test('whatever happens, it only grows', () => {
    const learned = ago(0, 3, 9, 30, 31, 200);
    for (const [at] of learned.entries()) {
      const [before, after] = [streakOf(learned.slice(0, at), today, 3), streakOf(learned.slice(0, at + 1), today, 3)];
      expect(after.days).toBeGreaterThanOrEqual(before.days);
      expect(after.weeks).toBeGreaterThanOrEqual(before.weeks);
    }
  });
});
