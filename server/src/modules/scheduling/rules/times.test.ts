import { describe, expect, test } from 'vitest';

import { horizonAt, mayStartAt } from '../../calendar/rules/booking.ts';
import { mayConduct, mayReport } from '../../staffing/rules/conducting.ts';
import { nextEventFrom, windowFrom } from '../../calendar/rules/event-window.ts';
import { kindOf, minutesForAge, statusOf } from '../../calendar/rules/lesson.ts';
import { datesOf, mayHaveDays } from '../../calendar/rules/regular-schedule.ts';

const instant = (iso: string) => Temporal.Instant.from(iso);

describe('booking on Monday 23 November at 10:00 in Moscow', () => {
  const now = instant('2026-11-23T10:00+03:00');
  for (const [start, answer] of [
    ['2026-11-23T10:59:59.999+03:00', 'scheduling.in_the_past'],
    ['2026-11-23T11:00+03:00', true],
    ['2027-01-17T23:30+03:00', true],
    ['2027-01-17T23:59:59.999+03:00', true],
    ['2027-01-18T00:00+03:00', 'scheduling.beyond_horizon'],
  ] as const) {
    test(`for ${start}: ${answer === true ? 'yes' : answer}`, () => {
      expect(mayStartAt(instant(start), now, { noticeMinutes: 60, until: horizonAt(now, 8) })).toMatchObject(
        answer === true ? { allowed: true } : { allowed: false, why: answer },
      );
    });
  }
  test('ends as many weeks ahead as the school says by the day in Moscow, also when it is yesterday in New York', () => {
    expect(horizonAt(instant('2026-11-23T00:00+03:00'), 8).toString()).toBe('2027-01-18');
    expect(horizonAt(instant('2026-11-22T23:59:59+03:00'), 8).toString()).toBe('2027-01-17');
    expect(horizonAt(instant('2026-11-22T23:59:59+03:00'), 2).toString()).toBe('2026-12-06');
  });
});

describe('a lesson at 18:00', () => {
  const lesson = { status: 'scheduled', kind: 'individual', startsAt: instant('2026-11-24T18:00+03:00'), minutes: 50 } as const;
  for (const [now, may, status] of [
    ['17:59:59', false, 'scheduled'],
    ['18:00:00', true, 'inProgress'],
    ['18:49:59', true, 'inProgress'],
    ['18:50:00', true, 'scheduled'],
  ] as const) {
    test(`at ${now} ${may ? 'can' : 'cannot'} be marked conducted and is ${status}`, () => {
      expect(mayConduct(lesson, instant(`2026-11-24T${now}+03:00`)).allowed).toBe(may);
      expect(statusOf(lesson, instant(`2026-11-24T${now}+03:00`))).toBe(status);
    });
  }
  test('that is only held cannot be conducted, and one that is over not again', () => {
    const now = instant('2026-11-24T18:30+03:00');
    expect(mayConduct({ ...lesson, status: 'held' }, now)).toMatchObject({ why: 'ledger.not_enough_units' });
    for (const status of ['conducted', 'nonAttendance', 'canceled', 'transferred', 'expired'] as const) {
      expect(mayConduct({ ...lesson, status }, now)).toMatchObject({ why: 'scheduling.lesson_is_over' });
    }
  });
  test('is reported when it was a trial, took place, and has no report', () => {
    expect(mayReport({ kind: 'trial', status: 'conducted', markOutcome: null }, false).allowed).toBe(true);
    expect(mayReport({ kind: 'trial', status: 'conducted', markOutcome: null }, true)).toMatchObject({ why: 'scheduling.report_exists' });
    expect(mayReport({ kind: 'trial', status: 'scheduled', markOutcome: null }, false)).toMatchObject({
      why: 'scheduling.lesson_not_conducted',
    });
    expect(mayReport({ kind: 'individual', status: 'conducted', markOutcome: null }, false)).toMatchObject({
      why: 'scheduling.lesson_not_conducted',
    });
  });
});

describe('the window of events', () => {
  for (const [zone, now, from, to] of [
    ['Europe/Minsk', '2026-11-23T00:00+03:00', '2026-11-23T00:00+03:00', '2026-12-21T00:00+03:00'],
    ['Europe/Minsk', '2026-11-22T23:59:59+03:00', '2026-11-16T00:00+03:00', '2026-12-14T00:00+03:00'],
    ['America/New_York', '2026-11-23T00:00+03:00', '2026-11-16T00:00-05:00', '2026-12-14T00:00-05:00'],
    ['Europe/Berlin', '2026-10-20T12:00+02:00', '2026-10-19T00:00+02:00', '2026-11-16T00:00+01:00'],
  ] as const) {
    test(`in ${zone} at ${now} begins on ${from}`, () => {
      const window = windowFrom(undefined, zone, instant(now));
      expect([window.from.toString(), window.to.toString()]).toEqual([instant(from).toString(), instant(to).toString()]);
    });
  }
  test('of a named day begins on its Monday', () => {
    expect(windowFrom('2026-11-29', 'Europe/Minsk', instant('2026-01-01T00:00Z')).from.toString()).toBe('2026-11-22T21:00:00Z');
  });
  test('names as next what began no more than 30 minutes ago', () => {
    expect(nextEventFrom(instant('2026-11-24T18:30:00Z')).toString()).toBe('2026-11-24T18:00:00Z');
  });
});

describe('a weekly schedule', () => {
  test('has at most as many days as the school says', () => {
    const days = (count: number) => Array.from({ length: count }, (_, at) => ({ weekday: at + 1, startMinute: 600 }));
    expect(mayHaveDays(days(3), 3).allowed).toBe(true);
    expect(mayHaveDays(days(4), 3)).toMatchObject({ why: 'scheduling.too_many_days', facts: { max: 3 } });
  });

  test('begins with a start at the very instant, and ends before the day of the horizon', () => {
    const dates = (from: string) =>
      datesOf([{ weekday: 1, startMinute: 1140 }], 'Europe/Moscow', instant(from), Temporal.PlainDate.from('2026-12-07')).map(
        ({ day }) => day,
      );
    expect(dates('2026-11-23T19:00+03:00')).toEqual(['2026-11-23', '2026-11-30']);
    expect(dates('2026-11-23T19:00:00.001+03:00')).toEqual(['2026-11-30']);
  });

  test('of Monday 19:00 in Moscow moves with the clock of the family: 12:00, 11:00 and 12:00 again in New York', () => {
    const dates = datesOf(
      [{ weekday: 1, startMinute: 1140 }],
      'Europe/Moscow',
      instant('2026-10-26T00:00+03:00'),
      Temporal.PlainDate.from('2027-03-16'),
    );
    const hours = dates.map(({ startsAt }) => startsAt.toZonedDateTimeISO('America/New_York').hour);
    expect(hours).toEqual([12, ...Array(19).fill(11), 12].slice(0, hours.length));
    expect(new Set(dates.map(({ startsAt }) => startsAt.toString().slice(11))).size).toBe(1);
  });
});

test('a lesson is short below seven and long from seven on', () => {
  const usual = { lessonMinutes: { from: 25, to: 50 }, longLessonFromAge: 7 };
  expect([3, 6, 7, 16].map((age) => minutesForAge(age, usual))).toEqual([25, 25, 50, 50]);
  const other = { lessonMinutes: { from: 30, to: 45 }, longLessonFromAge: 10 };
  expect([9, 10].map((age) => minutesForAge(age, other))).toEqual([30, 45]);
});

test('the kind people see says first what is unusual', () => {
  const regular = { kind: 'individual', seriesId: 's', hop: 0, teacherId: 'a', plannedTeacherId: 'a' } as const;
  expect(kindOf(regular)).toBe('regular');
  expect(kindOf({ ...regular, seriesId: null })).toBe('individual');
  expect(kindOf({ ...regular, hop: 1 })).toBe('transferred');
  expect(kindOf({ ...regular, hop: 1, teacherId: 'b' })).toBe('replacement');
  expect(kindOf({ ...regular, kind: 'trial', teacherId: 'b' })).toBe('trial');
  expect(kindOf({ ...regular, kind: 'group' })).toBe('group');
});
