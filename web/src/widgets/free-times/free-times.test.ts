import { describe, expect, test } from 'vitest';

import { daysOf, isoOf, nearestDates, nearestIn, nearestStarts, partOf } from './free-days.ts';
import { overlapsAt } from './siblings.ts';

const slot = (iso: string) => Date.parse(iso) / 60_000;

describe('free times by day', () => {
  test('the day is the family’s own: one instant is Thursday in Moscow and still Wednesday in New York', () => {
    const slots = [slot('2026-11-26T01:00Z'), slot('2026-11-26T06:00Z')];
    expect([...daysOf(slots, 'Europe/Moscow').keys()]).toEqual(['2026-11-26']);
    expect([...daysOf(slots, 'America/New_York')]).toEqual([
      ['2026-11-25', [{ instant: Date.parse('2026-11-26T01:00Z'), minutes: 20 * 60 }]],
      ['2026-11-26', [{ instant: Date.parse('2026-11-26T06:00Z'), minutes: 60 }]],
    ]);
  });

  test('an hour that the clocks show twice is two times, each with its own instant', () => {
    const twice = daysOf([slot('2026-11-01T05:30Z'), slot('2026-11-01T06:30Z')], 'America/New_York').get('2026-11-01') ?? [];
    expect(twice.map(({ minutes }) => minutes)).toEqual([90, 90]);
    expect(twice.map(({ instant }) => isoOf(instant))).toEqual(['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z']);
  });

  test('six in the morning, noon and five in the evening part the day', () => {
    expect([0, 359, 360, 719, 720, 1019, 1020].map(partOf)).toEqual(['night', 'night', 'morning', 'morning', 'day', 'day', 'evening']);
  });
});

test('the days nearest to the lesson are shown first, in their order', () => {
  const dates = ['2026-11-24', '2026-11-25', '2026-11-28', '2026-12-01', '2026-12-02'];
  expect(nearestDates(dates, '2026-11-30', 3)).toEqual(['2026-11-28', '2026-12-01', '2026-12-02']);
  expect(nearestDates(dates, '2026-11-20', 2)).toEqual(['2026-11-24', '2026-11-25']);
  expect(nearestDates(['2026-11-24', '2026-11-26'], '2026-11-25', 1)).toEqual(['2026-11-26']);
  expect(nearestDates([], '2026-11-25', 3)).toEqual([]);
});

test('the starts nearest to a time that is gone', () => {
  const slots = ['10:00', '11:00', '11:30', '13:00'].map((time) => slot(`2026-11-26T${time}Z`));
  expect(nearestStarts(slots, Date.parse('2026-11-26T11:20Z'), 2).map(isoOf)).toEqual(['2026-11-26T11:00:00Z', '2026-11-26T11:30:00Z']);
});

test('a refusal names the nearest times, or none', () => {
  expect(nearestIn({ nearest: '2026-11-26T11:00:00Z 2026-11-26T11:30:00Z' })).toEqual(['2026-11-26T11:00:00Z', '2026-11-26T11:30:00Z']);
  expect(nearestIn({ nearest: '' })).toEqual([]);
  expect(nearestIn({})).toEqual([]);
});

describe('two children at one minute', () => {
  const siblings = [{ kidUid: 'sonya', from: '2026-11-26T11:00:00Z', to: '2026-11-26T11:25:00Z' }];
  const start = Date.parse('2026-11-26T11:00:00Z');
  const minute = 60_000;
  test.each([
    ['ends as hers begins', start - 25 * minute, 25, 0],
    ['ends a minute into hers', start - 24 * minute, 25, 1],
    ['at the same moment', start, 50, 1],
    ['begins in her last minute', start + 24 * minute, 25, 1],
    ['begins as hers ends', start + 25 * minute, 25, 0],
  ])('%s', (_, at, minutes, overlaps) => {
    expect(overlapsAt(siblings, at, minutes)).toHaveLength(overlaps);
  });
});
