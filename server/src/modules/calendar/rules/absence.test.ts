import { describe, expect, test } from 'vitest';

import { mayBeAway, stretchOf, withAbsences } from './absence.ts';
import type { HoursRule } from './teacher-hours.ts';

const zone = 'Europe/Moscow';
const rule = (weekday: number, fromMinute: number, toMinute: number): HoursRule => ({
  weekday,
  fromMinute,
  toMinute,
  validFrom: null,
  validTo: null,
});
/** Monday to Friday, 9:00 to 12:00 and 15:00 to 21:00. */
const rules = [1, 2, 3, 4, 5].flatMap((weekday) => [rule(weekday, 540, 720), rule(weekday, 900, 1260)]);
const today = Temporal.PlainDate.from('2026-11-24');
const away = (its: object = {}) => ({ from: '2026-11-24', to: '2026-11-26', fromMinute: 0, endedAt: null, ...its });
const blocksOn = (absences: ReturnType<typeof away>[], exceptions: Parameters<typeof withAbsences>[0]['exceptions'] = []) =>
  Object.fromEntries(
    withAbsences({ zone, rules, exceptions }, absences).map(({ day, blocks }) => [day, blocks.map((it) => [it.fromMinute, it.toMinute])]),
  );

describe('the hours of a teacher who is away', () => {
  test('are none on all its days, both included', () => {
    expect(blocksOn([away()])).toEqual({ '2026-11-24': [], '2026-11-25': [], '2026-11-26': [] });
  });

  test('are on the first day those before the minute, also when it cuts through a block', () => {
    expect(blocksOn([away({ to: '2026-11-24', fromMinute: 960 })])).toEqual({
      '2026-11-24': [
        [540, 720],
        [900, 960],
      ],
    });
  });

  test('leave the other hours of a day that was an exception', () => {
    const exceptions = [
      { day: '2026-11-24', blocks: [{ fromMinute: 600, toMinute: 1440 }] },
      { day: '2026-12-01', blocks: [] },
    ];
    expect(blocksOn([away({ to: '2026-11-24', fromMinute: 1080 })], exceptions)).toEqual({ '2026-11-24': [[600, 1080]], '2026-12-01': [] });
  });

  test('open again from the half hour after coming back, to the second', () => {
    const back = (endedAt: string) => blocksOn([away({ endedAt: Temporal.Instant.from(endedAt) })])['2026-11-25'];
    expect(back('2026-11-25T16:00:00+03:00')).toEqual([[960, 1260]]);
    expect(back('2026-11-25T16:00:01+03:00')).toEqual([[990, 1260]]);
    expect(blocksOn([away({ endedAt: Temporal.Instant.from('2026-11-25T16:00+03:00') })])).not.toHaveProperty('2026-11-26');
  });

  test('were never closed when it came back before it went', () => {
    expect(blocksOn([away({ from: '2026-11-25', endedAt: Temporal.Instant.from('2026-11-24T12:00+03:00') })])).toEqual({});
    expect(blocksOn([away({ fromMinute: 900, endedAt: Temporal.Instant.from('2026-11-24T12:00+03:00') })])).toEqual({});
  });

  test('are closed by two absences of one day both', () => {
    const morning = away({ to: '2026-11-24', endedAt: Temporal.Instant.from('2026-11-24T11:00+03:00') });
    expect(blocksOn([morning, away({ to: '2026-11-24', fromMinute: 1200 })])).toEqual({
      '2026-11-24': [
        [660, 720],
        [900, 1200],
      ],
    });
  });
});

describe('the stretch of an absence', () => {
  for (const [where, its, from, to] of [
    [zone, {}, '2026-11-23T21:00:00Z', '2026-11-26T21:00:00Z'],
    [zone, { fromMinute: 1080 }, '2026-11-24T15:00:00Z', '2026-11-26T21:00:00Z'],
    [zone, { endedAt: Temporal.Instant.from('2026-11-25T10:07:00Z') }, '2026-11-23T21:00:00Z', '2026-11-25T10:07:00Z'],
    [zone, { endedAt: Temporal.Instant.from('2026-11-20T10:00:00Z') }, '2026-11-23T21:00:00Z', '2026-11-23T21:00:00Z'],
    ['America/New_York', { from: '2027-03-14', to: '2027-03-14', fromMinute: 180 }, '2027-03-14T07:00:00Z', '2027-03-15T04:00:00Z'],
    ['Asia/Kolkata', { from: '2026-11-24', to: '2026-11-24' }, '2026-11-23T18:30:00Z', '2026-11-24T18:30:00Z'],
  ] as const) {
    test(`in ${where} with ${JSON.stringify(its)} is from ${from} to ${to}`, () => {
      const stretch = stretchOf(away(its), where);
      expect([stretch.from.toString(), stretch.to.toString()]).toEqual([from, to]);
    });
  }
});

describe('an absence', () => {
  for (const [what, its, answer] of [
    ['of today', { to: '2026-11-24' }, { allowed: true }],
    ['that began yesterday', { from: '2026-11-23' }, { why: 'scheduling.in_the_past' }],
    ['that ends before it begins', { to: '2026-11-23' }, { why: 'request.invalid', facts: { where: 'to' } }],
    ['of 92 days', { to: '2027-02-23' }, { allowed: true }],
    ['of 93 days', { to: '2027-02-24' }, { why: 'request.invalid', facts: { max: 92 } }],
  ] as const) {
    test(`${what} is ${'allowed' in answer ? 'noted' : 'refused'}`, () => {
      expect(mayBeAway(away(its), today)).toMatchObject(answer);
    });
  }
});
