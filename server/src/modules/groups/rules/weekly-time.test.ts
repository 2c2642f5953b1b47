import { describe, expect, test } from 'vitest';

import { dayIn, nextAt } from './weekly-time.ts';

const at = (time: string) => Temporal.Instant.from(time);

describe('the next lesson of Wednesdays at 18:00 in Moscow', () => {
  const wednesday = { weekday: 3, startMinute: 18 * 60 };
  for (const [now, next] of [
    ['2026-11-23T10:00+03:00', '2026-11-25T18:00+03:00'],
    ['2026-11-25T17:59:59+03:00', '2026-11-25T18:00+03:00'],
    ['2026-11-25T18:00+03:00', '2026-11-25T18:00+03:00'],
    ['2026-11-25T18:00:01+03:00', '2026-12-02T18:00+03:00'],
    // Tuesday in Los Angeles, Wednesday in Moscow.
    ['2026-11-24T23:00-08:00', '2026-11-25T18:00+03:00'],
  ] as const) {
    test(`at ${now} is ${next}`, () => expect(nextAt(wednesday, at(now))).toEqual(at(next)));
  }
});

describe('the day of a family', () => {
  for (const [zone, instant, weekday, dayPart] of [
    ['Europe/Minsk', '2026-11-25T18:00+03:00', 3, 'evening'],
    ['Europe/Minsk', '2026-11-25T16:59+03:00', 3, 'afternoon'],
    ['Europe/Minsk', '2026-11-25T17:00+03:00', 3, 'evening'],
    ['Europe/Minsk', '2026-11-25T11:59+03:00', 3, 'morning'],
    ['Europe/Minsk', '2026-11-25T12:00+03:00', 3, 'afternoon'],
    ['America/New_York', '2026-11-25T18:00+03:00', 3, 'morning'],
    ['Australia/Sydney', '2026-11-25T18:00+03:00', 4, 'morning'],
    ['Asia/Kolkata', '2026-11-25T23:00+03:00', 4, 'morning'],
    // The clocks of Berlin went back on 25 October: the same Moscow time is an hour earlier there.
    ['Europe/Berlin', '2026-10-21T18:00+03:00', 3, 'evening'],
    ['Europe/Berlin', '2026-10-28T18:30+03:00', 3, 'afternoon'],
  ] as const) {
    test(`in ${zone} at ${instant} is weekday ${weekday}, ${dayPart}`, () =>
      expect(dayIn(zone, at(instant))).toEqual({ weekday, dayPart }));
  }
});
