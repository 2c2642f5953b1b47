import { expect, test } from 'vitest';

import { lookFrom } from './lessons-ahead.ts';

const now = Temporal.Instant.from('2026-11-24T12:00:00Z');
const at = (minutes: number) => now.add({ minutes });
/** Minutes from now at which the first lesson that is told of begins. */
const from = (until: number | null, lookedAt: number | null, before: number) =>
  lookFrom({ until: until === null ? null : at(until), lookedAt: lookedAt === null ? null : at(lookedAt) }, { now, before, late: 30 })
    .since(now)
    .total('minutes');

test('lessons are told of from where the last look ended, and nobody is told what is long past its hour', () => {
  expect(from(59, -1, 60)).toBe(59);
  expect(from(30, -30, 60)).toBe(30);
  expect(from(29, -31, 60)).toBe(30);
  expect(from(null, null, 60)).toBe(30);
});

test('a school that tells earlier from now on leaves out no lesson between, and one that tells later tells nothing twice', () => {
  expect(from(59, -1, 180)).toBe(59);
  expect(from(179, -1, 60)).toBe(179);
});
