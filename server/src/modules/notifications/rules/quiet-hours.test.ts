import { expect, test } from 'vitest';

import { quietUntil } from './quiet-hours.ts';

const night = { from: 21, to: 8 };
const until = (at: string, zone: string, quiet: { from: number; to: number } | null = night) =>
  quietUntil(Temporal.Instant.from(at), zone, quiet)?.toZonedDateTimeISO(zone).toString({ timeZoneName: 'never' }) ?? null;

for (const [at, zone, end] of [
  ['2026-11-23T20:59:59+03:00', 'Europe/Minsk', null],
  ['2026-11-23T21:00:00+03:00', 'Europe/Minsk', '2026-11-24T08:00:00+03:00'],
  ['2026-11-24T00:00:00+03:00', 'Europe/Minsk', '2026-11-24T08:00:00+03:00'],
  ['2026-11-24T07:59:59+03:00', 'Europe/Minsk', '2026-11-24T08:00:00+03:00'],
  ['2026-11-24T08:00:00+03:00', 'Europe/Minsk', null],
  // The same moment is night in one zone and day in another.
  ['2026-11-23T19:00:00+03:00', 'Asia/Almaty', '2026-11-24T08:00:00+05:00'],
  ['2026-11-23T18:59:59+03:00', 'Asia/Almaty', null],
  ['2026-11-23T19:00:00+03:00', 'America/New_York', null],
  // The clock is put forward in this night: eight is eight.
  ['2027-03-27T23:00:00+01:00', 'Europe/Warsaw', '2027-03-28T08:00:00+02:00'],
] as const)
  test(`at ${at} it is ${end === null ? 'loud' : `quiet until ${end}`} in ${zone}`, () => expect(until(at, zone)).toBe(end));

test('hours within one day, and none at all', () => {
  expect(until('2026-11-23T13:00:00+03:00', 'Europe/Minsk', { from: 13, to: 15 })).toBe('2026-11-23T15:00:00+03:00');
  expect(until('2026-11-23T15:00:00+03:00', 'Europe/Minsk', { from: 13, to: 15 })).toBeNull();
  expect(until('2026-11-23T23:00:00+03:00', 'Europe/Minsk', null)).toBeNull();
});
