import { expect, test } from 'vitest';

import { SchoolRefusal } from '#api/school-refusal.ts';

import { datesOf, datesRefused } from './dates-refused.ts';

const dates = ['02', '09', '16', '23', '30'].map((day) => `2026-12-${day}T07:00:00Z`).join(' ');

test('dates of a refusal are said in the zone of who reads, the first few of many', () => {
  expect(datesOf({ dates: '2026-12-02T21:30:00Z' }, 'en-US', 'Europe/Moscow')).toBe('Thu, December 3 at 00:30');
  expect(datesOf({ dates }, 'en-US', 'UTC').split('; ')).toHaveLength(5);
  expect(datesOf({ dates }, 'en-US', 'UTC')).toMatch(/…$/);
});

test('a refusal with dates stands in the form, and no notice is raised', async () => {
  const refusal = new SchoolRefusal('scheduling.schedule_conflicts', { dates: '2026-12-02T07:00:00Z' }, 409);
  const wrong = await datesRefused(refusal, 'en-US', 'UTC');
  expect(wrong?.['']).toContain('Wed, December 2 at 07:00');
  expect(refusal.taken).toBe(true);
});

test('a refusal without dates is left to the notice', async () => {
  const refusal = new SchoolRefusal('scheduling.same_teacher', {}, 409);
  expect(await datesRefused(refusal, 'en-US', 'UTC')).toBeUndefined();
  expect(refusal.taken).toBe(false);
});
