import { describe, expect, test } from 'vitest';

import { earliestRate, payOf, type Rate, rateOn } from './pay.ts';

const rate = (its: Partial<Rate> = {}): Rate => ({
  from: '2026-11-01',
  currency: 'BYN',
  trial: 1000,
  short: 1200,
  long: 2000,
  group: 3001,
  perHead: 0,
  missedPercent: 50,
  latePercent: 0,
  ...its,
});
const startsAt = Temporal.Instant.from('2026-11-23T10:00+03:00');
const lesson = (its: Partial<Parameters<typeof payOf>[0]> = {}): Parameters<typeof payOf>[0] => ({
  kind: 'individual',
  minutes: 50,
  status: 'conducted',
  heads: 1,
  startsAt,
  teacherHereAt: startsAt,
  teacherWaitMinutes: 5,
  ...its,
});

const usual = { from: 25, to: 50 };
const paid = (its: Parameters<typeof payOf>[0], terms: Rate | undefined = rate(), lengths = usual) => payOf(its, terms, lengths);

describe('pay for a lesson', () => {
  test.each([
    ['a long lesson', {}, 2000],
    ['a short one', { minutes: 25 }, 1200],
    ['a group', { kind: 'group' }, 3001],
    ['a trial', { kind: 'trial', minutes: 25 }, 1000],
  ] as const)('%s that was held', (_, its, amount) => {
    expect(paid(lesson(its), rate())).toEqual({ amount, currency: 'BYN', why: 'conducted' });
  });

  test.each([
    [0, 'missed', 1501],
    [300, 'missed', 1501],
    [301, 'teacherLate', 0],
  ] as const)('nobody came to a group, and the teacher %i s after the start: %s', (seconds, why, amount) => {
    const missed = lesson({ kind: 'group', status: 'nonAttendance', teacherHereAt: startsAt.add({ seconds }) });
    expect(paid(missed, rate())).toEqual({ amount, currency: 'BYN', why });
  });

  test.each([
    [0, 3001],
    [1, 3501],
    [4, 5001],
  ])('a group to which %i children came is paid by heads: %i', (heads, amount) => {
    expect(paid(lesson({ kind: 'group', heads }), rate({ perHead: 500 })).amount).toBe(amount);
    expect(paid(lesson({ heads }), rate({ perHead: 500 })).amount).toBe(2000);
  });

  test.each([
    [300, 'conducted', 2000],
    [301, 'cameLate', 1600],
    [null, 'conducted', 2000],
  ] as const)('held, and the teacher seen %s s after the start: %s', (seconds, why, amount) => {
    const held = lesson({ teacherHereAt: seconds === null ? null : startsAt.add({ seconds }) });
    expect(paid(held, rate({ latePercent: 20 }))).toEqual({ amount, currency: 'BYN', why });
    expect(paid(held, rate()).amount).toBe(2000);
  });

  test.each([
    [25, { from: 25, to: 50 }, 1200],
    [35, { from: 25, to: 50 }, 1200],
    [40, { from: 25, to: 50 }, 2000],
    [60, { from: 25, to: 50 }, 2000],
    [30, { from: 30, to: 45 }, 1200],
    [25, { from: 30, to: 60 }, 1200],
    [45, { from: 30, to: 60 }, 1200],
    [50, { from: 30, to: 60 }, 2000],
    [45, { from: 45, to: 45 }, 1200],
  ])('of %i minutes, where lessons have %j, is paid as the nearer of both: %i', (minutes, lengths, amount) => {
    expect(paid(lesson({ minutes }), rate(), lengths).amount).toBe(amount);
  });

  test('a teacher who was never seen in a missed lesson is not paid for it', () => {
    expect(paid(lesson({ status: 'nonAttendance', teacherHereAt: null }), rate()).amount).toBe(0);
  });

  test('without terms nothing is made up', () => {
    expect(payOf(lesson(), undefined, usual)).toEqual({ amount: null, currency: null, why: 'noRate' });
  });
});

describe('terms of pay', () => {
  const [first, second, corrected] = [rate(), rate({ from: '2026-11-23', long: 2500 }), rate({ from: '2026-11-23', long: 2600 })];
  test('hold from their day on; of two for one day the last one set counts', () => {
    expect(rateOn([first, second], '2026-10-31')).toBeUndefined();
    expect(rateOn([first, second], '2026-11-22')).toBe(first);
    expect(rateOn([first, second], '2026-11-23')).toBe(second);
    expect(rateOn([second, corrected, first], '2026-11-24')).toBe(corrected);
  });
  test('are set for days that have not begun; the very first ones for any', () => {
    expect(earliestRate([], '2026-11-23')).toBeNull();
    expect(earliestRate([first], '2026-11-23')).toBe('2026-11-23');
    expect(earliestRate([first, second], '2026-11-23')).toBe('2026-11-24');
  });
});
