import { usualTrialTerms } from '@school/contract/catalogue/trial-terms';
import { expect, test } from 'vitest';

import { closedForTrials, fullForTrials, holdsTrials } from './trial-terms.ts';

const at = (iso: string) => Temporal.Instant.from(iso);
const minute = (iso: string) => at(iso).epochMilliseconds / 60_000;
// Monday noon in Moscow, and two days from its midnight on.
const now = at('2026-11-23T12:00+03:00');
const within = { from: minute('2026-11-23T00:00+03:00'), to: minute('2026-11-25T00:00+03:00') };
const isIn = (closed: ReadonlyArray<{ from: number; to: number }>, iso: string) =>
  closed.some(({ from, to }) => from <= minute(iso) && minute(iso) < to);

test('outside the open hours there is none, to the minute; without hours there is nothing closed', () => {
  expect(closedForTrials(usualTrialTerms, within, now)).toEqual([]);
  const hours = [
    { weekday: 2, fromMinute: 600, toMinute: 720 },
    { weekday: 2, fromMinute: 900, toMinute: 960 },
  ];
  const closed = closedForTrials({ ...usualTrialTerms, hours }, within, now);
  expect(isIn(closed, '2026-11-23T11:00+03:00')).toBe(true);
  expect(
    ['09:59', '10:00', '11:59', '12:00', '14:59', '15:00', '15:59', '16:00'].map((time) => isIn(closed, `2026-11-24T${time}+03:00`)),
  ).toEqual([true, false, false, true, true, false, false, true]);
});

test('today is the first of the days that are looked ahead', () => {
  const closed = closedForTrials({ ...usualTrialTerms, daysAhead: 1 }, within, now);
  expect([isIn(closed, '2026-11-23T23:59+03:00'), isIn(closed, '2026-11-24T00:00+03:00')]).toEqual([false, true]);
});

test('a day is full with as many trials as the school takes, or as one teacher does', () => {
  const booked = [
    { teacherId: 'olga', day: '2026-11-24', trials: 2 },
    { teacherId: 'irina', day: '2026-11-24', trials: 1 },
  ];
  const full = (its: object, teacherId: string) =>
    isIn(fullForTrials({ ...usualTrialTerms, ...its }, teacherId, within, booked), '2026-11-24T12:00+03:00');
  expect([full({ aDay: 3 }, 'pavel'), full({ aDay: 4 }, 'olga'), full({ aDay: 0 }, 'pavel')]).toEqual([true, false, true]);
  expect([full({ ofTeacherADay: 2 }, 'olga'), full({ ofTeacherADay: 2 }, 'irina'), full({}, 'olga')]).toEqual([true, false, false]);
});

test('teachers that are named hold them alone', () => {
  expect([holdsTrials(usualTrialTerms, 'olga'), holdsTrials({ ...usualTrialTerms, teachers: ['irina'] }, 'olga')]).toEqual([true, false]);
});
