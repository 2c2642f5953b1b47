import { describe, expect, test } from 'vitest';

import { clockChange, clockShift } from './clock-change.ts';

const at = (time: string) => Temporal.Instant.from(time);
const moscow = 'Europe/Moscow';
/** Mondays at 19:00 in Moscow, as docs/design/scheduling.md#clock-changes lists them. */
const monday = (day: string) => at(`${day}T19:00+03:00`);

describe('a weekly lesson at 19:00 in Moscow', () => {
  for (const [zone, before, after, minutes] of [
    ['America/New_York', '2026-10-26', '2026-11-02', -60],
    ['America/New_York', '2027-03-08', '2027-03-15', 60],
    ['Europe/Berlin', '2026-10-19', '2026-10-26', -60],
    ['Europe/Berlin', '2027-03-22', '2027-03-29', 60],
    ['Australia/Sydney', '2026-09-28', '2026-10-05', 60],
    ['Australia/Lord_Howe', '2026-09-28', '2026-10-05', 30],
  ] as const) {
    test(`moves by ${minutes} minutes in ${zone} between ${before} and ${after}`, () =>
      expect(clockShift(monday(before), monday(after), zone, moscow)).toBe(minutes));
  }
  for (const zone of ['Europe/Minsk', 'Asia/Almaty', 'Asia/Tbilisi', 'Asia/Kolkata']) {
    test(`never moves in ${zone}`, () => {
      for (let week = 0; week < 52; week += 1) {
        const start = monday('2026-09-07').add({ hours: 168 * week });
        expect(clockShift(start, start.add({ hours: 168 }), zone, moscow)).toBeNull();
      }
    });
  }
});

describe('the change of clocks ahead', () => {
  const change = at('2026-11-01T06:00Z');
  test('is found with its instant and its minutes', () =>
    expect(clockChange(at('2026-10-26T00:00Z'), at('2026-11-02T00:00Z'), 'America/New_York', moscow)).toEqual({
      at: change,
      minutes: -60,
    }));
  test('counts from the second after now to the last second of the stretch', () => {
    expect(clockChange(change, at('2026-11-30T00:00Z'), 'America/New_York', moscow)).toBeUndefined();
    expect(clockChange(at('2026-10-01T00:00Z'), change.subtract({ seconds: 1 }), 'America/New_York', moscow)).toBeUndefined();
    expect(clockChange(at('2026-10-01T00:00Z'), change, 'America/New_York', moscow)?.at).toEqual(change);
  });
  test('is none where both zones change together', () =>
    expect(clockChange(at('2026-10-01T00:00Z'), at('2027-06-01T00:00Z'), 'Europe/Paris', 'Europe/Berlin')).toBeUndefined());
  test('is none in a zone without changes', () =>
    expect(clockChange(at('2026-01-01T00:00Z'), at('2028-01-01T00:00Z'), 'Europe/Minsk', moscow)).toBeUndefined());
  test('is also the change of the teacher’s zone: Moscow in October 2014', () =>
    expect(clockChange(at('2014-10-20T00:00Z'), at('2014-10-30T00:00Z'), 'Asia/Almaty', moscow)).toEqual({
      at: at('2014-10-25T22:00Z'),
      minutes: 60,
    }));
});
