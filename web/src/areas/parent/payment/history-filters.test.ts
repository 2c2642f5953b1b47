import { describe, expect, test } from 'vitest';

import { type Filters, filtersOf, queryOfFilters, searchOf, startOfDay } from './history-filters.ts';

const kid = '0199d0a0-0000-7000-8000-000000000001';
const all: Filters = { kind: 'all', sort: 'all', kid: '', period: 'all', from: '', to: '' };
const now = Date.parse('2026-11-23T21:30:00Z');

describe('the address keeps the filters', () => {
  test('and forgets those that say nothing', () => {
    expect(searchOf(all)).toEqual({});
    expect(searchOf({ ...all, kind: 'gold', kid, from: '2026-11-01' })).toEqual({ kind: 'gold', kid });
    expect(searchOf({ ...all, period: 'dates', from: '2026-11-01' })).toEqual({ period: 'dates', from: '2026-11-01' });
  });
  test('a kid of another family, an unknown word and a date that is none are not believed', () =>
    expect(filtersOf({ kid: 'x', sort: 'toys', kind: 'silver', from: '2026-13-45' }, [kid])).toEqual({ ...all, kind: 'silver' }));
});

describe('a stretch of time is one of the days of the family', () => {
  test('the month it is there, which may be another one than here', () => {
    const lastEvening = Date.parse('2026-11-30T21:30:00Z');
    const month = { ...all, period: 'thisMonth' as const };
    expect(queryOfFilters(month, lastEvening, 'Europe/Minsk')).toEqual({ from: '2026-11-30T21:00:00.000Z' });
    expect(queryOfFilters(month, lastEvening, 'Europe/London')).toEqual({ from: '2026-11-01T00:00:00.000Z' });
  });
  test('last month and last year end where the next begins', () => {
    expect(queryOfFilters({ ...all, period: 'lastMonth' }, Date.parse('2026-01-15T00:00Z'), 'UTC')).toEqual({
      from: '2025-12-01T00:00:00.000Z',
      to: '2026-01-01T00:00:00.000Z',
    });
    expect(queryOfFilters({ ...all, period: 'lastYear' }, now, 'UTC')).toEqual({
      from: '2025-01-01T00:00:00.000Z',
      to: '2026-01-01T00:00:00.000Z',
    });
  });
  test('chosen dates count to the end of the last day', () =>
    expect(queryOfFilters({ ...all, period: 'dates', from: '2026-11-01', to: '2026-11-02' }, now, 'Europe/Minsk')).toEqual({
      from: '2026-10-31T21:00:00.000Z',
      to: '2026-11-02T21:00:00.000Z',
    }));
  test.each([
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-06-01', 'Asia/Kolkata', '2026-05-31T18:30:00.000Z'],
    ['2026-06-01', 'Pacific/Kiritimati', '2026-05-31T10:00:00.000Z'],
  ])('%s begins in %s at %s', (day, zone, instant) => expect(startOfDay(day, zone)).toBe(instant));
});
