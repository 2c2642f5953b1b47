import { expect, test } from 'vitest';

import { isCheckDue } from './check-due.ts';

const at = (moment: string) => Temporal.Instant.from(moment);

test.each([
  ['2026-11-23T02:59:59+03:00', false],
  ['2026-11-23T03:00:00+03:00', true],
  ['2026-11-23T03:00:01+03:00', true],
])('looked at yesterday evening, the books are due at %s: %s', (now, due) => {
  expect(isCheckDue(at('2026-11-22T20:00+03:00'), at(now))).toBe(due);
});

test('looked at this night, they are due the next night and not before', () => {
  const latest = at('2026-11-23T03:00:00+03:00');
  expect(isCheckDue(latest, at('2026-11-23T23:59:59+03:00'))).toBe(false);
  expect(isCheckDue(latest, at('2026-11-24T02:59:59+03:00'))).toBe(false);
  expect(isCheckDue(latest, at('2026-11-24T03:00:00+03:00'))).toBe(true);
});
