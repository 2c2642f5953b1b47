import { describe, expect, test } from 'vitest';

import { ageOn, mayJoin } from './kid.ts';

const now = Temporal.Instant.from('2026-11-23T10:00+03:00');

describe('on 23 November 2026', () => {
  for (const [year, month, age] of [
    [2019, 10, 7],
    [2019, 11, 7],
    [2019, 12, 6],
    [2026, 11, 0],
  ] as const)
    test(`a kid born ${month}.${year} is ${age}`, () => expect(ageOn({ year, month }, now)).toBe(age));

  for (const [year, month, why] of [
    [2026, 11, undefined],
    [2026, 12, 'families.kid_born_in_future'],
    [2027, 1, 'families.kid_born_in_future'],
    [2009, 12, undefined],
    [2009, 11, 'families.kid_too_old'],
  ] as const)
    test(`a kid born ${month}.${year} ${why ? `is refused: ${why}` : 'may join'}`, () => {
      const verdict = mayJoin({ year, month }, now);
      expect(verdict.allowed ? undefined : verdict.why).toBe(why);
    });
});

test('the month changes at midnight in Moscow', () => {
  expect(ageOn({ year: 2019, month: 12 }, Temporal.Instant.from('2026-11-30T20:59:59Z'))).toBe(6);
  expect(ageOn({ year: 2019, month: 12 }, Temporal.Instant.from('2026-11-30T21:00:00Z'))).toBe(7);
});
