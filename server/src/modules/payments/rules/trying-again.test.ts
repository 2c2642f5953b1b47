import { expect, test } from 'vitest';

import { nextTry } from './trying-again.ts';

test('a try in vain is followed by another after 10 seconds, then twice as long each time, and a day at most', () => {
  const now = Temporal.Instant.from('2026-11-23T10:00Z');
  const seconds = (tries: number) => nextTry(tries, now).since(now).total('seconds');
  expect([1, 2, 3, 4].map(seconds)).toEqual([10, 20, 40, 80]);
  expect([14, 15, 40].map(seconds)).toEqual([81_920, 86_400, 86_400]);
});
