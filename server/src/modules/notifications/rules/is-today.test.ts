import { expect, test } from 'vitest';

import { isToday } from './is-today.ts';

for (const [now, at, zone, today] of [
  ['2026-11-24T09:00:00+03:00', '2026-11-24T23:59:59+03:00', 'Europe/Minsk', true],
  ['2026-11-24T09:00:00+03:00', '2026-11-25T00:00:00+03:00', 'Europe/Minsk', false],
  // In Almaty the next day begins two hours earlier.
  ['2026-11-24T09:00:00+03:00', '2026-11-24T22:00:00+03:00', 'Asia/Almaty', false],
  ['2026-11-24T09:00:00+03:00', '2026-11-24T21:59:59+03:00', 'Asia/Almaty', true],
  ['2026-11-24T23:00:00+03:00', '2026-11-25T11:00:00+03:00', 'Europe/Minsk', true],
  ['2026-11-24T23:00:00+03:00', '2026-11-25T11:00:01+03:00', 'Europe/Minsk', false],
  ['2026-11-24T09:00:00+03:00', '2026-11-24T08:59:59+03:00', 'Europe/Minsk', false],
] as const)
  test(`at ${now} a lesson at ${at} is ${today ? '' : 'not '}of today in ${zone}`, () =>
    expect(isToday(Temporal.Instant.from(at), Temporal.Instant.from(now), zone)).toBe(today));
