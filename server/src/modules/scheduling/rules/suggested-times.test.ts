import { expect, test } from 'vitest';

import { suggestedTimes } from './suggested-times.ts';

const at = (iso: string) => Temporal.Instant.from(iso);
const minute = (iso: string) => at(iso).epochMilliseconds / 60_000;
const now = at('2026-11-24T18:00+03:00');
const asked = { now, zone: 'Europe/Minsk', minute: 17 * 60 };
const told = (free: string[], most = 3, its = asked) =>
  suggestedTimes(free.map(minute), its, most).map((it) => it.toZonedDateTimeISO(its.zone).toPlainDateTime().toString());

test('one time a day, the nearest to the hour the kid is used to', () => {
  const free = [
    '2026-11-26T09:00+03:00',
    '2026-11-26T16:00+03:00',
    '2026-11-26T17:30+03:00',
    '2026-11-27T19:00+03:00',
    '2026-11-27T20:00+03:00',
    '2026-11-28T10:00+03:00',
    '2026-11-29T10:00+03:00',
  ];
  expect(told(free)).toEqual(['2026-11-26T17:30:00', '2026-11-27T19:00:00', '2026-11-28T10:00:00']);
  expect(told(free, 1)).toEqual(['2026-11-26T17:30:00']);
});

test('nothing nearer than a day, to the minute', () => {
  expect(told(['2026-11-25T17:59+03:00'])).toEqual([]);
  expect(told(['2026-11-25T18:00+03:00'])).toEqual(['2026-11-25T18:00:00']);
});

test('days are those of the family', () => {
  const free = ['2026-11-27T20:30+03:00', '2026-11-28T00:30+03:00'];
  expect(told(free, 3, { ...asked, zone: 'America/New_York' })).toEqual(['2026-11-27T16:30:00']);
  expect(told(free)).toHaveLength(2);
});

test('no free time, no suggestion', () => {
  expect(told([])).toEqual([]);
});
