import { describe, expect, test } from 'vitest';

import { plusDays } from '#i18n/time.ts';

import { clockBeside, hoursOf } from './week-hours.ts';

const weekOf = (monday: string) => Array.from({ length: 7 }, (_, at) => plusDays(monday, at));
const lesson = (hour: number, minutes = 50) => ({ wall: { minutes: hour * 60 }, minutes });

describe('the hours a week shows', () => {
  test('are those of its lessons with one before and one after', () => {
    expect(hoursOf([lesson(10), lesson(18)])).toEqual({ from: 9, to: 20 });
  });
  test('are six at least, and never outside of the day', () => {
    expect(hoursOf([lesson(16)])).toEqual({ from: 15, to: 21 });
    expect(hoursOf([lesson(0.5)])).toEqual({ from: 0, to: 6 });
    expect(hoursOf([lesson(23.5)])).toEqual({ from: 18, to: 24 });
  });
});

describe('Moscow’s clock beside the family’s', () => {
  test.each([
    ['Europe/Moscow', undefined],
    ['Europe/Minsk', undefined],
    ['America/New_York', 8 * 60],
    ['Asia/Almaty', -2 * 60],
    ['Asia/Kolkata', -150],
  ])('%s', (zone, ahead) => {
    expect(clockBeside(weekOf('2026-11-23'), zone)).toBe(ahead);
  });

  test('is left out in the week in which the family’s clock changes, and right in the weeks around it', () => {
    // New York goes back on Sunday, 1 November 2026.
    expect(clockBeside(weekOf('2026-10-19'), 'America/New_York')).toBe(7 * 60);
    expect(clockBeside(weekOf('2026-10-26'), 'America/New_York')).toBeUndefined();
    expect(clockBeside(weekOf('2026-11-02'), 'America/New_York')).toBe(8 * 60);
  });
});
