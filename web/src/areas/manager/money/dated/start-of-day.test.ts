import { expect, test } from 'vitest';

import { momentAt, startOfDay } from './start-of-day.ts';

test('a day begins at midnight of its zone', () => {
  expect(startOfDay('2026-12-01', 'Europe/Moscow')).toBe('2026-11-30T21:00:00.000Z');
  expect(startOfDay('2026-12-01', 'UTC')).toBe('2026-12-01T00:00:00.000Z');
  expect(startOfDay('2026-12-01', 'America/New_York')).toBe('2026-12-01T05:00:00.000Z');
});

test('a group opens in the morning of its school, wherever that is', () => {
  expect(momentAt('2026-12-01', 9 * 60, 'Asia/Almaty')).toBe('2026-12-01T04:00:00.000Z');
  expect(momentAt('2026-03-29', 9 * 60, 'Europe/Warsaw')).toBe('2026-03-29T07:00:00.000Z');
});

test('also on the days when clocks change', () => {
  expect(startOfDay('2026-03-29', 'Europe/Warsaw')).toBe('2026-03-28T23:00:00.000Z');
  expect(startOfDay('2026-03-30', 'Europe/Warsaw')).toBe('2026-03-29T22:00:00.000Z');
  expect(startOfDay('2026-10-25', 'Europe/Warsaw')).toBe('2026-10-24T22:00:00.000Z');
  expect(startOfDay('2026-10-26', 'Europe/Warsaw')).toBe('2026-10-25T23:00:00.000Z');
});
