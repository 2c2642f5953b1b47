import { describe, expect, test } from 'vitest';

import { cellsOf, emptyBits, runsOf, setRange } from './bitset.ts';
import { minutesIn, nearestTo, startsIn, type TeacherRow, weeklyStarts, without } from './free-slots.ts';
import { daysOf, type Frame, gridMask, hoursMask, type HoursException, type HoursRule } from './teacher-hours.ts';
import { instantOf, minuteOf } from './wall-days.ts';

const at = (iso: string) => minuteOf(Temporal.Instant.from(iso));
const frameAt = (iso: string, days: number): Frame => ({ from: at(iso), cells: days * 288 });
const rule = (weekday: number, fromMinute: number, toMinute: number): HoursRule => ({
  weekday,
  fromMinute,
  toMinute,
  validFrom: null,
  validTo: null,
});

function slots(
  frame: Frame,
  zone: string,
  its: { rules: HoursRule[]; exceptions?: HoursException[]; busy?: Array<{ from: number; to: number }>; minutes?: number },
) {
  const days = daysOf(frame, zone);
  const hours = hoursMask(frame, { zone, rules: its.rules, exceptions: its.exceptions ?? [] }, days);
  const starts = startsIn(without(frame, hours, its.busy ?? []), gridMask(frame, days), its.minutes ?? 25);
  return minutesIn(frame, starts, frame.from, frame.from + frame.cells * 5);
}
const isoOf = (minutes: number[]) => minutes.map((minute) => instantOf(minute).toString());

describe('free slots', () => {
  test('of 9:00 to 10:30 in Moscow are three short starts and two long ones', () => {
    const frame = frameAt('2026-11-23T00:00+03:00', 1);
    const rules = [rule(1, 540, 630)];
    expect(isoOf(slots(frame, 'Europe/Moscow', { rules }))).toEqual([
      '2026-11-23T06:00:00Z',
      '2026-11-23T06:30:00Z',
      '2026-11-23T07:00:00Z',
    ]);
    expect(isoOf(slots(frame, 'Europe/Moscow', { rules, minutes: 50 }))).toEqual(['2026-11-23T06:00:00Z', '2026-11-23T06:30:00Z']);
  });

  test('of touching blocks and of midnight are not lost at the joint', () => {
    const frame = frameAt('2026-11-23T00:00+03:00', 2);
    const rules = [rule(1, 1380, 1410), rule(1, 1410, 1440), rule(2, 0, 60)];
    expect(isoOf(slots(frame, 'Europe/Moscow', { rules, minutes: 50 }))).toEqual([
      '2026-11-23T20:00:00Z',
      '2026-11-23T20:30:00Z',
      '2026-11-23T21:00:00Z',
    ]);
  });

  test('leave out a lesson of 25 minutes and its half hour only', () => {
    const frame = frameAt('2026-11-23T00:00+03:00', 1);
    const from = at('2026-11-23T09:30+03:00');
    expect(isoOf(slots(frame, 'Europe/Moscow', { rules: [rule(1, 540, 630)], busy: [{ from, to: from + 25 }] }))).toEqual([
      '2026-11-23T06:00:00Z',
      '2026-11-23T07:00:00Z',
    ]);
  });

  test('of a day with an exception are those of the exception', () => {
    const frame = frameAt('2026-11-23T00:00+03:00', 2);
    const rules = [rule(1, 540, 630), rule(2, 540, 570)];
    const open = [{ day: '2026-11-23', blocks: [{ fromMinute: 900, toMinute: 930 }] }];
    expect(isoOf(slots(frame, 'Europe/Moscow', { rules, exceptions: open }))).toEqual(['2026-11-23T12:00:00Z', '2026-11-24T06:00:00Z']);
    expect(isoOf(slots(frame, 'Europe/Moscow', { rules, exceptions: [{ day: '2026-11-23', blocks: [] }] }))).toEqual([
      '2026-11-24T06:00:00Z',
    ]);
  });

  test('of a repeated hour lie in its first pass, of a skipped one nowhere', () => {
    const back = frameAt('2026-10-25T00:00+02:00', 2);
    expect(isoOf(slots(back, 'Europe/Berlin', { rules: [rule(7, 120, 180)] }))).toEqual(['2026-10-25T00:00:00Z', '2026-10-25T00:30:00Z']);
    const forward = frameAt('2027-03-28T00:00+01:00', 2);
    expect(slots(forward, 'Europe/Berlin', { rules: [rule(7, 120, 180)] })).toEqual([]);
  });

  test('run on over a repeated hour: a lesson of 50 minutes may begin in the first pass and end in the second', () => {
    const back = frameAt('2026-10-25T00:00+02:00', 2);
    expect(isoOf(slots(back, 'Europe/Berlin', { rules: [rule(7, 120, 240)], minutes: 50 }))).toEqual([
      '2026-10-25T00:00:00Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T02:00:00Z',
    ]);
  });

  test('of a day that the zone never had are nowhere: Samoa crossed the date line on Friday 30 December 2011', () => {
    const frame = frameAt('2011-12-29T00:00-10:00', 3);
    const friday = [rule(5, 540, 600)];
    expect(slots(frame, 'Pacific/Apia', { rules: friday })).toEqual([]);
    expect(isoOf(slots(frame, 'Pacific/Apia', { rules: [rule(6, 540, 600)] }))).toEqual(['2011-12-30T19:00:00Z', '2011-12-30T19:30:00Z']);
    // The last day of the frame is not lost for it.
    const week = frameAt('2011-12-26T20:00Z', 9);
    expect(isoOf(slots(week, 'Pacific/Apia', { rules: [rule(4, 0, 30)] }))).toEqual(['2011-12-29T10:00:00Z', '2012-01-04T10:00:00Z']);
  });
});

describe('weekly starts', () => {
  const frame = frameAt('2026-11-23T00:00+03:00', 21);
  const row = (
    busy: Array<{ from: number; to: number }>,
    exceptions: HoursException[] = [],
  ): [TeacherRow, ReturnType<typeof emptyBits>] => {
    const days = daysOf(frame, 'Europe/Moscow');
    const hours = hoursMask(frame, { zone: 'Europe/Moscow', rules: [rule(1, 540, 600)], exceptions }, days);
    const grid = gridMask(frame, days);
    const exceptionDays = new Set(exceptions.map(({ day }) => day));
    const free = without(frame, hours, busy);
    return [{ teacherId: 't', version: 1, zone: 'Europe/Moscow', hours, free, grid, days, exceptionDays }, free];
  };
  const weekly = ([teacher, free]: ReturnType<typeof row>) =>
    weeklyStarts(
      frame,
      teacher,
      { free: startsIn(free, teacher.grid, 25), hours: startsIn(teacher.hours, teacher.grid, 25) },
      { from: frame.from, to: frame.from + 21 * 1440 },
    );

  test('are free when no date is taken, partly when one is', () => {
    const from = at('2026-11-30T09:30+03:00');
    expect(weekly(row([]))).toEqual({ free: [540, 570], partly: [] });
    expect(weekly(row([{ from, to: from + 25 }]))).toEqual({ free: [540], partly: [570] });
  });

  test('are not offered when every date is taken', () => {
    const dates = ['2026-11-23', '2026-11-30', '2026-12-07'].map((day) => at(`${day}T09:30+03:00`));
    const taken = (some: number[]) => weekly(row(some.map((from) => ({ from, to: from + 25 }))));
    expect(taken(dates.slice(1))).toEqual({ free: [540], partly: [570] });
    expect(taken(dates)).toEqual({ free: [540], partly: [] });
  });

  test('do not count a day on which the teacher is away', () => {
    expect(weekly(row([], [{ day: '2026-11-30', blocks: [] }]))).toEqual({ free: [540, 570], partly: [] });
  });
});

test('the three nearest free times are told in order of time, the earlier of two equally near', () => {
  expect(nearestTo(100, [10, 40, 70, 130, 160, 400])).toEqual([40, 70, 130]);
  expect(nearestTo(100, [130])).toEqual([130]);
});

test('runs of set cells begin where so many follow, across words', () => {
  const bits = emptyBits(96);
  setRange(bits, 27, 37);
  setRange(bits, 60, 64);
  expect(cellsOf(runsOf(bits, 5))).toEqual([27, 28, 29, 30, 31, 32]);
  expect(cellsOf(runsOf(bits, 10))).toEqual([27]);
  expect(cellsOf(runsOf(bits, 11))).toEqual([]);
});
