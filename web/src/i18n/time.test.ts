import { describe, expect, test } from 'vitest';

import { money } from './money.ts';
import { at, between, clockText, datesBetween, mondayOf, plusDays, sameTime, wallClock, weekdayName } from './time.ts';

const start = '2026-11-20T14:30:00Z';

test('a lesson is shown in the zone of who reads', () => {
  expect(at('ru-RU', start, 'dayTime', 'Europe/Minsk')).toBe('пт, 20 ноября в 17:30');
  expect(at('ru-RU', start, 'time', 'Europe/Warsaw')).toBe('15:30');
  expect(at('en-US', start, 'time', 'Europe/Minsk')).toBe('17:30');
});

test('a range says once what its ends share', () => {
  expect(datesBetween('ru-RU', '2026-11-16', '2026-11-22', 'day')).toBe('16–22 ноября');
  expect(between('ru-RU', start, '2026-11-20T15:20:00Z', 'time', 'Europe/Minsk')).toBe('17:30–18:20');
});

describe('the wall clock of a zone', () => {
  test('goes by the rules of the zone', () =>
    expect(wallClock(start, 'Europe/Moscow')).toEqual({ date: '2026-11-20', weekday: 5, minutes: 17 * 60 + 30 }));
  test('may show another day', () =>
    expect(wallClock('2026-11-22T22:00:00Z', 'Asia/Almaty')).toEqual({ date: '2026-11-23', weekday: 1, minutes: 3 * 60 }));
  test('is the same in Minsk and Moscow, and not in Warsaw', () =>
    expect([sameTime(start, 'Europe/Minsk', 'Europe/Moscow'), sameTime(start, 'Europe/Warsaw', 'Europe/Moscow')]).toEqual([true, false]));
});

test('a week begins on Monday, across months and years', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
  expect([1, 7].map((day) => weekdayName('ru-RU', day))).toEqual(['понедельник', 'воскресенье']);
  expect(clockText(9 * 60 + 5)).toBe('09:05');
});

test('money is written as its reader writes it', () => {
  const price = { amount: 123_450, currency: 'BYN' };
  expect(money('ru-RU', price).replace(/\s/g, ' ')).toBe('1 234,50 BYN');
  expect(money('en-US', price).replace(/\s/g, ' ')).toBe('BYN 1,234.50');
  expect(money('ru-RU', { amount: 48_000, currency: 'BYN' }).replace(/\s/g, ' ')).toBe('480 BYN');
});
