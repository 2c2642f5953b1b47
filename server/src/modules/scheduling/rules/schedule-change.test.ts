import { isChangeable } from '../../calendar/rules/changing.ts';
import { describe, expect, test } from 'vitest';

import type { WeeklyDay } from '../../calendar/rules/regular-schedule.ts';
import { changeOf, isSameRhythm, type WeeklyRhythm } from './schedule-change.ts';

const instant = (iso: string) => Temporal.Instant.from(iso);
const monday18 = { weekday: 1, startMinute: 18 * 60 };
const thursday = { weekday: 4, startMinute: 17 * 60 + 30 };
const tuesday = { weekday: 2, startMinute: 18 * 60 };
const olga = (...days: WeeklyDay[]): WeeklyRhythm => ({ teacherId: 'olga', minutes: 50, zone: 'Europe/Moscow', days });

/** Two weeks of Mondays and Thursdays from 23 November on. */
const lessons = ['2026-11-23T18:00+03:00', '2026-11-26T17:30+03:00', '2026-11-30T18:00+03:00', '2026-12-03T17:30+03:00'].map(
  (at, index) => ({
    lessonId: `l${index + 1}`,
    startsAt: instant(at),
    changeHours: 8,
    firstAt: instant(at),
  }),
);
interface When {
  now?: string;
  of?: typeof lessons;
  earliest?: string;
  until?: string;
  pauses?: Array<{ from: string; until: string }>;
}
function change(
  from: WeeklyRhythm,
  to: WeeklyRhythm,
  { now = '2026-11-23T09:00+03:00', of = lessons, earliest, until, pauses = [] }: When = {},
) {
  const when = {
    now: instant(now),
    hours: 8,
    earliest: instant(earliest ?? now),
    until: Temporal.PlainDate.from(until ?? '2026-12-07'),
    pauses,
  };
  const { stay, go, come } = changeOf(from, to, of, when);
  return { stay: stay.map((it) => it.lessonId), go: go.map((it) => it.lessonId), come: come.map(({ day }) => day) };
}

describe('a change of the weekly times', () => {
  test('leaves the lessons of a time that is in both alone, takes the others away and brings the new ones', () => {
    expect(change(olga(monday18, thursday), olga(tuesday, thursday))).toEqual({
      stay: ['l2', 'l4'],
      go: ['l1', 'l3'],
      come: ['2026-11-24', '2026-12-01'],
    });
  });

  test('brings no lesson back that was called off by itself, when its time is in both', () => {
    expect(change(olga(monday18, thursday), olga(monday18, thursday, tuesday), { of: lessons.slice(1) })).toEqual({
      stay: ['l2', 'l3', 'l4'],
      go: [],
      come: ['2026-11-24', '2026-12-01'],
    });
  });

  test('takes away the lessons of a time that is dropped', () => {
    expect(change(olga(monday18, thursday), olga(thursday))).toEqual({ stay: ['l2', 'l4'], go: ['l1', 'l3'], come: [] });
  });

  test('with another teacher, or of another length, touches every lesson', () => {
    for (const to of [
      { ...olga(monday18, thursday), teacherId: 'irina' },
      { ...olga(monday18, thursday), minutes: 25 },
    ]) {
      expect(isSameRhythm(olga(monday18, thursday), to)).toBe(false);
      expect(change(olga(monday18, thursday), to)).toEqual({
        stay: [],
        go: ['l1', 'l2', 'l3', 'l4'],
        come: ['2026-11-23', '2026-11-26', '2026-11-30', '2026-12-03'],
      });
    }
    expect(isSameRhythm(olga(monday18, thursday), olga(thursday, monday18))).toBe(true);
    expect(isSameRhythm(olga(monday18, thursday), olga(thursday))).toBe(false);
  });

  test('keeps a lesson that was moved by itself with the time it was moved from', () => {
    const moved = [
      { lessonId: 'l2', changeHours: 8, startsAt: instant('2026-11-27T12:00+03:00'), firstAt: instant('2026-11-26T17:30+03:00') },
    ];
    expect(change(olga(monday18, thursday), olga(tuesday, thursday), { of: moved }).stay).toEqual(['l2']);
    expect(change(olga(monday18, thursday), olga(monday18), { of: moved }).go).toEqual(['l2']);
  });

  test('reads a lesson whose whole weekly time was moved by where it is now', () => {
    const moved = [
      { lessonId: 'm', changeHours: 8, startsAt: instant('2026-11-24T18:00+03:00'), firstAt: instant('2026-11-23T18:00+03:00') },
    ];
    expect(change(olga(tuesday, thursday), olga(tuesday), { of: moved }).stay).toEqual(['m']);
    expect(change(olga(tuesday, thursday), olga(monday18, thursday), { of: moved }).go).toEqual(['m']);
  });

  test('brings no lesson into a pause, before the earliest start, or on the day of the horizon', () => {
    const to = olga(tuesday, thursday);
    expect(change(olga(monday18, thursday), to, { pauses: [{ from: '2026-11-24', until: '2026-12-01' }] }).come).toEqual(['2026-12-01']);
    expect(change(olga(monday18, thursday), to, { earliest: '2026-11-24T18:00:00.001+03:00' }).come).toEqual(['2026-12-01']);
    expect(change(olga(monday18, thursday), to, { until: '2026-12-01' }).come).toEqual(['2026-11-24']);
  });
});

describe('eight hours before Monday’s lesson at 18:00 in Moscow', () => {
  for (const [when, now, isTouched] of [
    ['one second more than 8 hours before', '2026-11-23T09:59:59+03:00', true],
    ['exactly 8 hours before', '2026-11-23T10:00:00+03:00', true],
    ['one second less than 8 hours before', '2026-11-23T10:00:01+03:00', false],
  ] as const) {
    test(`${when} the lesson ${isTouched ? 'goes' : 'stays, and its day gets no other'}`, () => {
      const later = { weekday: 1, startMinute: 20 * 60 };
      expect(isChangeable({ startsAt: instant('2026-11-23T18:00+03:00'), changeHours: 8 }, instant(now))).toBe(isTouched);
      expect(change(olga(monday18, thursday), olga(later, thursday), { now })).toEqual({
        stay: isTouched ? ['l2', 'l4'] : ['l1', 'l2', 'l4'],
        go: isTouched ? ['l1', 'l3'] : ['l3'],
        come: isTouched ? ['2026-11-23', '2026-11-30'] : ['2026-11-30'],
      });
    });
  }

  test('a new time is had from exactly 8 hours on', () => {
    const today = { weekday: 1, startMinute: 20 * 60 };
    const come = (now: string) => change(olga(thursday), olga(today), { now, of: [] }).come[0];
    expect(come('2026-11-23T12:00:00+03:00')).toBe('2026-11-23');
    expect(come('2026-11-23T12:00:01+03:00')).toBe('2026-11-30');
  });
});
