import { describe, expect, test } from 'vitest';

import { openedAtHorizon, shiftBetween, shifted, weeklyTimeOf } from './weekly-move.ts';

const moscow = 'Europe/Moscow';
const at = (iso: string) => Temporal.Instant.from(iso);

describe('a weekly time that is moved', () => {
  test('goes from Tuesdays 18:00 to Thursdays 17:30, date by date', () => {
    const shift = shiftBetween(at('2026-12-01T18:00+03:00'), at('2026-12-03T17:30+03:00'), moscow);
    expect(shift).toEqual({ days: 2, startMinute: 1050 });
    expect(shifted(at('2026-12-08T18:00+03:00'), shift, moscow)?.toString()).toBe('2026-12-10T14:30:00Z');
    expect(weeklyTimeOf(at('2026-12-10T17:30+03:00'), moscow)).toEqual({ weekday: 4, startMinute: 1050 });
  });

  // 60 weeks on both sides of every change of clocks of the zone: the wall time stays, and so does the number of days.
  for (const zone of ['Europe/Moscow', 'America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland', 'Australia/Lord_Howe']) {
    test(`keeps to the wall clock of ${zone} through its changes`, () => {
      const first = Temporal.PlainDateTime.from('2026-09-01T10:00').toZonedDateTime(zone);
      const shift = shiftBetween(first.toInstant(), first.add({ days: 3, hours: 2, minutes: 30 }).toInstant(), zone);
      for (let week = 0; week < 60; week += 1) {
        const moved = shifted(first.add({ weeks: week }).toInstant(), shift, zone);
        const wanted = first.add({ weeks: week, days: 3 }).with({ hour: 12, minute: 30 });
        expect(moved?.toZonedDateTimeISO(zone).toString()).toBe(wanted.toString());
      }
    });
  }

  test('has no lesson where the clock skips its time', () => {
    const shift = shiftBetween(at('2027-03-20T10:00+01:00'), at('2027-03-21T02:30+01:00'), 'Europe/Berlin');
    expect(shifted(at('2027-03-27T10:00+01:00'), shift, 'Europe/Berlin')).toBe(null);
    expect(shifted(at('2027-04-03T10:00+02:00'), shift, 'Europe/Berlin')?.toString()).toBe('2027-04-04T00:30:00Z');
  });

  test('misses no lesson at the horizon when it goes back in the week', () => {
    // The horizon is Monday 18 January: Tuesdays end with the 12th, Thursdays with the 14th.
    const until = Temporal.PlainDate.from('2027-01-18');
    const back = { days: -2, startMinute: 1080 };
    expect(openedAtHorizon(back, 2, moscow, until)).toEqual([]);
    expect(openedAtHorizon({ ...back, days: -1 }, 7, moscow, until).map(String)).toEqual(['2027-01-17T15:00:00Z']);
    expect(openedAtHorizon({ days: 3, startMinute: 1080 }, 7, moscow, until)).toEqual([]);
    expect(openedAtHorizon({ days: -14, startMinute: 1080 }, 2, moscow, until).map(String)).toEqual([
      '2027-01-05T15:00:00Z',
      '2027-01-12T15:00:00Z',
    ]);
  });
});
