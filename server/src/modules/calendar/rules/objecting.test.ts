import { expect, test } from 'vitest';

import { mayObject } from './objecting.ts';

const closedAt = Temporal.Instant.from('2026-11-24T18:10:00+03:00');
const own = [{ skip: null }];
const missed = { status: 'nonAttendance', teacherHereAt: closedAt } as const;
const why = (verdict: ReturnType<typeof mayObject>) => (verdict.allowed ? 'yes' : verdict.why);

test('a family objects within 7 days of the mark, to the second, and once', () => {
  const at = (iso: string, isRaised = false) => why(mayObject(missed, { own, closedAt, isRaised }, Temporal.Instant.from(iso)));
  expect(at('2026-12-01T18:09:59+03:00')).toBe('yes');
  expect(at('2026-12-01T18:10:00+03:00')).toBe('scheduling.objection_too_late');
  expect(at('2026-11-24T18:30:00+03:00', true)).toBe('scheduling.objection_exists');
});

test.each([
  ['a lesson whose teacher was seen', { status: 'conducted', teacherHereAt: closedAt }, null, 'scheduling.nothing_to_object'],
  ['a lesson whose teacher nobody saw', { status: 'conducted', teacherHereAt: null }, null, 'yes'],
  ['a kid of a group that was marked absent', { status: 'conducted', teacherHereAt: closedAt }, 'debited', 'yes'],
  ['a cancelled lesson', { status: 'canceled', teacherHereAt: null }, null, 'scheduling.nothing_to_object'],
  ['a lesson ahead', { status: 'scheduled', teacherHereAt: null }, null, 'scheduling.nothing_to_object'],
] as const)('of %s', (_, lesson, skip, verdict) => {
  expect(why(mayObject(lesson, { own: [{ skip }], closedAt, isRaised: false }, closedAt))).toBe(verdict);
});
