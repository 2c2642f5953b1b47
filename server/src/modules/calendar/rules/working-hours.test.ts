import { describe, expect, test } from 'vitest';

import { daysOf, frameFrom, hoursMask } from './teacher-hours.ts';
import { liesIn, mayWork } from './working-hours.ts';

const hours = (weekday: number, fromMinute: number, toMinute: number) => ({ weekday, fromMinute, toMinute });
const block = (fromMinute: number, toMinute: number) => ({ fromMinute, toMinute });

describe('hours', () => {
  test('may touch, and those of other days are of other days', () => {
    const rules = [hours(1, 540, 720), hours(1, 720, 1440), hours(2, 600, 900)];
    expect(mayWork({ rules, exceptions: [{ day: '2026-11-24', blocks: [block(540, 600), block(600, 660)] }] })).toEqual({ allowed: true });
  });

  for (const [what, wanted, facts] of [
    [
      'of one weekday',
      { rules: [hours(3, 600, 900), hours(1, 540, 720), hours(1, 690, 1440)], exceptions: [] },
      { weekday: 1, fromMinute: 690, toMinute: 720 },
    ],
    [
      'one inside the other',
      { rules: [hours(7, 0, 1440), hours(7, 600, 630)], exceptions: [] },
      { weekday: 7, fromMinute: 600, toMinute: 630 },
    ],
    [
      'of one exception',
      { rules: [], exceptions: [{ day: '2026-11-24', blocks: [block(600, 720), block(540, 630)] }] },
      { day: '2026-11-24', fromMinute: 600, toMinute: 630 },
    ],
    [
      'of a day named twice',
      {
        rules: [],
        exceptions: [
          { day: '2026-11-24', blocks: [] },
          { day: '2026-11-24', blocks: [block(540, 600)] },
        ],
      },
      { day: '2026-11-24', fromMinute: 0, toMinute: 1440 },
    ],
  ] as const) {
    test(`that overlap ${what} are refused with where`, () => {
      const { rules, exceptions } = wanted;
      const copies = exceptions.map((it) => ({ day: it.day, blocks: [...it.blocks] }));
      expect(mayWork({ rules, exceptions: copies })).toEqual({ allowed: false, why: 'scheduling.hours_overlap', facts });
    });
  }
});

describe('a lesson', () => {
  const zone = 'Europe/Moscow';
  const frame = frameFrom(Temporal.Instant.from('2026-11-23T10:00+03:00'), 10);
  const rules = [hours(2, 1080, 1440), hours(3, 0, 60)].map((rule) => ({ ...rule, validFrom: null, validTo: null }));
  const cells = hoursMask(frame, { zone, rules, exceptions: [] }, daysOf(frame, zone));
  const lesson = (startsAt: string, minutes = 50) => ({ startsAt: Temporal.Instant.from(startsAt), minutes });

  for (const [startsAt, minutes, inside] of [
    ['2026-11-24T18:00+03:00', 50, true],
    ['2026-11-24T17:30+03:00', 50, false],
    ['2026-11-24T17:30+03:00', 25, false],
    ['2026-11-24T23:30+03:00', 50, true],
    ['2026-11-25T00:30+03:00', 25, true],
    ['2026-11-25T00:30+03:00', 50, false],
    ['2027-02-24T18:00+03:00', 50, false],
  ] as const) {
    test(`of ${minutes} minutes at ${startsAt} lies ${inside ? 'inside' : 'outside'} Tuesday 18:00 to 1:00`, () => {
      expect(liesIn(frame, cells, lesson(startsAt, minutes))).toBe(inside);
    });
  }
});
