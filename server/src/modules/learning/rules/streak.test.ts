import { describe, expect, test } from 'vitest';

import { streakOf } from './streak.ts';

const today = Temporal.PlainDate.from('2026-11-21');
/** Days before today. */
const ago = (...days: number[]) => days.map((count) => today.subtract({ days: count }));

describe('days of learning in a row', () => {
  test.each([
    ['nothing yet', ago(), { days: 0, today: false }],
    ['today only', ago(0), { days: 1, today: true }],
    ['the same day twice is one', ago(0, 0, 1), { days: 2, today: true }],
    ['today is still to come: nothing is lost', ago(1, 2, 3), { days: 3, today: false }],
    ['one day of rest breaks nothing', ago(0, 2, 4), { days: 3, today: true }],
    ['neither does it as the last one', ago(2, 3), { days: 2, today: false }],
    ['two days of rest begin anew', ago(0, 3, 4), { days: 1, today: true }],
    ['three days ago is over', ago(3, 4, 5), { days: 0, today: false }],
    ['a clock that went ahead counts for nothing', [today.add({ days: 1 })], { days: 0, today: false }],
  ])('%s', (_, learned, expected) => {
    expect(streakOf(learned, today)).toEqual(expected);
  });

  test('over the end of a year', () => {
    const day = Temporal.PlainDate.from('2027-01-01');
    expect(streakOf([day, day.subtract({ days: 1 }), day.subtract({ days: 2 })], day).days).toBe(3);
  });
});
