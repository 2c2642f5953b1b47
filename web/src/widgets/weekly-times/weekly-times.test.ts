import { describe, expect, test } from 'vitest';

import { keyOf, nextInstant, shiftsSoon, standingStarts, weeklyStarts, withOwn } from './weekly-times.ts';

const now = Date.parse('2026-11-23T10:00+03:00');

describe('a weekly start of Monday 01:00 in Moscow', () => {
  test('is that instant of next week', () => {
    expect(new Date(nextInstant(60, now)).toISOString()).toBe('2026-11-29T22:00:00.000Z');
  });

  for (const [zone, weekday, clock] of [
    ['Europe/Moscow', 1, 60],
    ['Europe/Minsk', 1, 60],
    ['Europe/Berlin', 7, 23 * 60],
    ['America/New_York', 7, 17 * 60],
    ['Asia/Kolkata', 1, 3 * 60 + 30],
  ] as const) {
    test(`is shown in ${zone} on weekday ${weekday}`, () => {
      expect(weeklyStarts({ free: [60], partly: [] }, zone, now)).toMatchObject([
        { weekday: 1, startMinute: 60, familyWeekday: weekday, familyMinute: clock, isFree: true },
      ]);
    });
  }
});

test('a change of clocks within eight weeks is foreseen', () => {
  expect(shiftsSoon('Europe/Minsk', now)).toBe(false);
  expect(shiftsSoon('America/New_York', now)).toBe(false);
  expect(shiftsSoon('America/New_York', Date.parse('2027-02-10T10:00Z'))).toBe(true);
});

describe('a schedule that stands', () => {
  test('is shown in the order of the family’s week', () => {
    // Monday 01:00 in Moscow is Sunday evening in Berlin.
    const days = [
      { weekday: 1, startMinute: 60 },
      { weekday: 4, startMinute: 1020 },
    ];
    expect(standingStarts(days, 'Europe/Berlin', now).map(({ familyWeekday }) => familyWeekday)).toEqual([4, 7]);
  });

  test('may keep its own times, though its own lessons take them', () => {
    const own = keyOf({ weekday: 3, startMinute: 600 });
    expect(withOwn({ free: [60], partly: [own, 4000] }, [own])).toEqual({ free: [60, own], partly: [4000] });
    expect(withOwn({ free: [own], partly: [] }, [own]).free).toEqual([own]);
  });
});
