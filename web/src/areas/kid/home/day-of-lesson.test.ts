import { expect, test } from 'vitest';

import { dayOfLesson } from './day-of-lesson.ts';

const lesson = { timestamp: '2026-11-21T21:30:00Z' };
const day = (now: string, zone: string) => dayOfLesson(lesson, zone, Date.parse(now));

test('a lesson is on from its first second, and not one before', () => {
  expect(day('2026-11-21T21:29:59Z', 'America/New_York')).toBe('today');
  expect(day('2026-11-21T21:30:00Z', 'America/New_York')).toBe('now');
  expect(day('2026-11-21T21:30:01Z', 'America/New_York')).toBe('now');
});

test('today and tomorrow are those of the family’s own zone', () => {
  // In Minsk the lesson begins at half past midnight of the 22nd.
  expect(day('2026-11-21T20:59:59Z', 'Europe/Minsk')).toBe('tomorrow');
  expect(day('2026-11-21T21:00:00Z', 'Europe/Minsk')).toBe('today');
  expect(day('2026-11-20T20:59:59Z', 'Europe/Minsk')).toBe('later');
  expect(day('2026-11-20T21:00:00Z', 'Europe/Minsk')).toBe('tomorrow');
  expect(day('2026-11-21T05:00:00Z', 'America/New_York')).toBe('today');
  expect(day('2026-11-21T04:59:59Z', 'America/New_York')).toBe('tomorrow');
});
