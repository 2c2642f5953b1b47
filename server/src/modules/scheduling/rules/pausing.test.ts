import { describe, expect, test } from 'vitest';

import type { PausedRow } from '../../calendar/rules/regular-schedule.ts';
import { datesBack, mayPause, mayPauseAgain, type PauseFacts, pausesLeft } from './pausing.ts';

const mondays = [{ weekday: 1, startMinute: 18 * 60 }];
const facts: PauseFacts = {
  today: Temporal.PlainDate.from('2026-11-23'),
  bookableUntil: Temporal.PlainDate.from('2027-01-18'),
  daysMax: 21,
  pauses: [],
  days: mondays,
  zone: 'Europe/Moscow',
};
test('a family pauses so often within a year, and again on the day a year after the oldest of them', () => {
  const year = { most: 2, begun: ['2025-11-20', '2026-02-10', '2026-06-01'] };
  expect(pausesLeft(year, '2026-06-01')).toBe(0);
  expect(mayPauseAgain(year, '2027-02-09')).toEqual({
    allowed: false,
    why: 'scheduling.pauses_used',
    facts: { max: 2, from: '2027-02-10' },
  });
  expect(mayPauseAgain(year, '2027-02-10')).toEqual({ allowed: true });
  expect(pausesLeft({ ...year, most: 3 }, '2026-11-20')).toBe(1);
  expect(pausesLeft({ ...year, most: 1 }, '2026-11-20')).toBe(0);
});

const judge = (from: string, until: string, more: Partial<PauseFacts> = {}) => mayPause({ from, until }, { ...facts, ...more });

describe('a pause', () => {
  test('of 21 days is possible, of 22 it is too long', () => {
    expect(judge('2026-11-24', '2026-12-15')).toEqual({ allowed: true });
    expect(judge('2026-11-24', '2026-12-16')).toEqual({
      allowed: false,
      why: 'scheduling.pause_too_long',
      facts: { max: 21, days: 22 },
    });
    expect(judge('2026-11-24', '2026-12-16', { daysMax: 22 }).allowed).toBe(true);
  });

  test('begins today at the earliest, and before the horizon', () => {
    expect(judge('2026-11-23', '2026-11-24').allowed).toBe(true);
    expect(judge('2026-11-22', '2026-11-24')).toMatchObject({ why: 'scheduling.in_the_past' });
    expect(judge('2027-01-17', '2027-01-25').allowed).toBe(true);
    expect(judge('2027-01-18', '2027-01-25')).toMatchObject({ why: 'scheduling.beyond_horizon', facts: { until: '2027-01-18' } });
  });

  test('is one at a time, also one that is still to come', () => {
    const pauses = [{ from: '2026-12-07', until: '2026-12-14' }];
    expect(judge('2026-12-21', '2026-12-28', { pauses })).toMatchObject({ why: 'scheduling.paused_already' });
    const today = Temporal.PlainDate.from('2026-12-14');
    expect(judge('2026-12-21', '2026-12-28', { pauses, today }).allowed).toBe(true);
  });

  test('that goes on where another ended is one with it, unless a lesson’s date lies between', () => {
    const pauses = [
      { from: '2026-11-03', until: '2026-11-10' },
      { from: '2026-11-10', until: '2026-11-23' },
    ];
    expect(judge('2026-11-23', '2026-11-25', { pauses })).toMatchObject({ why: 'scheduling.pause_too_long', facts: { days: 22 } });
    expect(judge('2026-11-23', '2026-11-24', { pauses }).allowed).toBe(true);
    expect(judge('2026-11-24', '2026-12-15', { pauses }).allowed).toBe(true);
  });

  test('that was called off before it began counts for nothing', () => {
    const pauses = [{ from: '2026-11-21', until: '2026-11-21' }];
    expect(judge('2026-11-23', '2026-12-14', { pauses }).allowed).toBe(true);
    expect(judge('2026-11-24', '2026-12-08', { pauses: [{ from: '2026-12-07', until: '2026-12-07' }] }).allowed).toBe(true);
  });
});

describe('an early return from a pause of 30 November to 21 December', () => {
  const pause = { from: '2026-11-30', until: '2026-12-21' };
  const at = (iso: string) => Temporal.Instant.from(iso);
  const back = (now: string, rows: PausedRow[] = [], materialisedUntil = '2027-01-18') =>
    datesBack(pause, { days: mondays, zone: 'Europe/Moscow', materialisedUntil }, rows, at(now).add({ minutes: 60 })).map(({ startsAt }) =>
      startsAt.toString(),
    );
  const [first, second, third] = ['2026-11-30T15:00:00Z', '2026-12-07T15:00:00Z', '2026-12-14T15:00:00Z'];
  const row = (iso: string, fate: PausedRow['fate'], firstAt = iso): PausedRow => ({ startsAt: at(iso), firstAt: at(firstAt), fate });

  test('brings every date back from one hour ahead on', () => {
    expect(back('2026-11-28T12:00+03:00')).toEqual([first, second, third]);
    expect(back('2026-11-30T17:00:00+03:00')).toEqual([first, second, third]);
    expect(back('2026-11-30T17:00:01+03:00')).toEqual([second, third]);
  });

  test('brings no date beyond what the schedule reaches', () => {
    expect(back('2026-11-28T12:00+03:00', [], '2026-12-14')).toEqual([first, second]);
  });

  test('leaves alone what was cancelled or moved before the pause', () => {
    const rows = [row(first, 'paused'), row(second, 'spokenFor'), row(third, 'paused')];
    expect(back('2026-11-28T12:00+03:00', rows)).toEqual([first, third]);
  });

  test('brings back what only a change of the weekly times had taken away', () => {
    expect(back('2026-11-28T12:00+03:00', [row(first, 'open'), row(second, 'paused')])).toEqual([first, second, third]);
  });

  test('brings a lesson that had been moved back at its own time', () => {
    const moved = '2026-12-09T09:00:00Z';
    const rows = [row(first, 'paused'), row(second, 'spokenFor'), row(moved, 'paused', second), row(third, 'paused')];
    expect(back('2026-11-28T12:00+03:00', rows)).toEqual([first, moved, third]);
    const ofAnotherTime = [row('2026-12-08T09:00:00Z', 'paused')];
    expect(back('2026-11-28T12:00+03:00', ofAnotherTime)).toEqual([first, second, third]);
  });
});
