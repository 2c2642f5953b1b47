import { expect, test } from 'vitest';

import { lessonsAhead } from './weekly-lessons.ts';

const at = (time: string) => Temporal.Instant.from(time);
const days = (weekday: number, startMinute: number, now: string) =>
  lessonsAhead({ weekday, startMinute }, at(now)).map((lesson) => lesson.toZonedDateTimeISO('Europe/Moscow').toPlainDateTime().toString());

test('a group of Wednesdays at 18:00 in Moscow has its lessons of the next 28 days', () => {
  expect(days(3, 1080, '2026-11-23T10:00+03:00')).toEqual([
    '2026-11-25T18:00:00',
    '2026-12-02T18:00:00',
    '2026-12-09T18:00:00',
    '2026-12-16T18:00:00',
  ]);
});

test("today's lesson counts until it starts, and the one 28 days later from that minute on", () => {
  expect(days(1, 1080, '2026-11-23T18:00+03:00')).toHaveLength(5);
  expect(days(1, 1080, '2026-11-23T17:59+03:00')[0]).toBe('2026-11-23T18:00:00');
  expect(days(1, 1080, '2026-11-23T18:01+03:00')[0]).toBe('2026-11-30T18:00:00');
  expect(days(1, 1080, '2026-11-23T18:01+03:00')).toHaveLength(4);
});

test('the day is that of Moscow, even when it is another one elsewhere', () => {
  expect(days(2, 30, '2026-11-23T22:00Z')).toHaveLength(4);
  expect(days(2, 60, '2026-11-23T22:00Z')[0]).toBe('2026-11-24T01:00:00');
});
