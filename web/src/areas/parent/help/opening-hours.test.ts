import { expect, test } from 'vitest';

import { openingHours } from './opening-hours.ts';

const daily = { opensAt: 9 * 60, closesAt: 21 * 60 };
const centre = { phone: '', email: '', zone: 'Europe/Minsk', week: Array.from({ length: 7 }, () => daily), holidays: [] as string[] };
const at = (iso: string) => Date.parse(iso);
const monday = (clock: string) => at(`2026-11-23T${clock}+03:00`);

test('the contact centre answers from its opening to its closing minute', () => {
  const open = (clock: string) => openingHours(monday(clock), centre, 'Europe/Minsk').open;
  expect(['08:59', '09:00', '20:59', '21:00'].map(open)).toEqual([false, true, true, false]);
});

test('its hours are told by the family’s own clock, over midnight as well', () => {
  const whole = (zone: string, now = '2026-11-23T12:00Z') => openingHours(at(now), centre, zone).days;
  const allWeek = [1, 2, 3, 4, 5, 6, 7];
  expect(whole('Asia/Novosibirsk')).toEqual([{ weekdays: allWeek, hours: { from: 13 * 60, to: 60 } }]);
  expect(whole('America/New_York')).toEqual([{ weekdays: allWeek, hours: { from: 60, to: 13 * 60 } }]);
  expect(whole('Europe/London', '2026-11-23T23:30Z')).toEqual([{ weekdays: allWeek, hours: { from: 6 * 60, to: 18 * 60 } }]);
});

test('weekdays have their own hours, and a day off is said; far away a day of the week may be another', () => {
  const week = [daily, daily, daily, daily, daily, { opensAt: 600, closesAt: 900 }, null];
  const days = (zone: string) => openingHours(monday('12:00'), { ...centre, week }, zone).days;
  expect(days('Europe/Minsk')).toEqual([
    { weekdays: [1, 2, 3, 4, 5], hours: { from: 540, to: 1260 } },
    { weekdays: [6], hours: { from: 600, to: 900 } },
    { weekdays: [7], hours: null },
  ]);
  // Nine in Minsk is ten in the evening of the day before in Los Angeles.
  expect(days('America/Los_Angeles').map(({ weekdays }) => weekdays[0])).toContain(7);
});

test('whoever comes when nobody answers is told of the next opening, past days off and holidays', () => {
  const week = [daily, daily, daily, daily, daily, null, null];
  const next = (now: string, holidays: string[] = []) => openingHours(at(now), { ...centre, week, holidays }, 'Europe/Minsk');
  expect(next('2026-11-27T22:00+03:00')).toMatchObject({ open: false, isToday: false, next: { date: '2026-11-30', minutes: 540 } });
  expect(next('2026-11-27T22:00+03:00', ['2026-11-30'])).toMatchObject({ next: { date: '2026-12-01' }, holidays: ['2026-11-30'] });
  expect(next('2026-11-27T08:00+03:00')).toMatchObject({ open: false, isToday: true, next: { date: '2026-11-27', minutes: 540 } });
  expect(next('2026-11-27T12:00+03:00', ['2026-11-27']).open).toBe(false);
  expect(openingHours(monday('12:00'), { ...centre, week: week.map(() => null) }, 'Europe/Minsk')).toMatchObject({
    open: false,
    next: null,
  });
});
