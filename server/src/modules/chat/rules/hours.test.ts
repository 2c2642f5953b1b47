import { expect, test } from 'vitest';

import { hoursAt } from './hours.ts';

const days = [
  { weekday: 1, fromMinute: 540, toMinute: 1260 },
  { weekday: 5, fromMinute: 600, toMinute: 1440 },
];
// 2026-11-23 is a Monday; the hours are Moscow's.
const at = (wall: string, of = days) => hoursAt(of, Temporal.Instant.from(`${wall}+03:00`));

test('the school answers from the first second of its hours to the last before their end', () => {
  expect(at('2026-11-23T08:59:59')).toMatchObject({ opensAt: '2026-11-23T06:00:00Z', closesAt: null });
  expect(at('2026-11-23T09:00:00')).toMatchObject({ opensAt: null, closesAt: '2026-11-23T18:00:00Z' });
  expect(at('2026-11-23T20:59:59')).toMatchObject({ opensAt: null, closesAt: '2026-11-23T18:00:00Z' });
  expect(at('2026-11-23T21:00:00')).toMatchObject({ opensAt: '2026-11-27T07:00:00Z', closesAt: null });
});

test('hours may end at midnight; after the last day of the week comes the next week', () => {
  expect(at('2026-11-27T23:59:59')).toMatchObject({ closesAt: '2026-11-27T21:00:00Z' });
  expect(at('2026-11-28T00:00:00')).toMatchObject({ opensAt: '2026-11-30T06:00:00Z', closesAt: null });
  expect(at('2026-11-23T21:00:00', days.slice(0, 1))).toMatchObject({ opensAt: '2026-11-30T06:00:00Z' });
});

test('without any hours nobody knows when', () => {
  expect(at('2026-11-23T12:00:00', [])).toEqual({ days: [], opensAt: null, closesAt: null });
});
