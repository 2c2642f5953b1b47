import { expect, test } from 'vitest';

import { standing } from './standing.ts';

const until = '2026-11-25T08:00:00Z';
const yes = { allowed: true, until } as const;

test('a yes holds to the second that it named, and no longer', () => {
  const at = (ms: number) => standing(yes, Date.parse(until) + ms).allowed;
  expect([at(-1000), at(0), at(1000)]).toEqual([true, true, false]);
  expect(standing(yes, Date.parse(until) + 1)).toMatchObject({ why: 'scheduling.too_late' });
});

test('a yes without an end stays, and a no keeps its reason', () => {
  expect(standing({ allowed: true }, Infinity)).toEqual({ allowed: true });
  const no = { allowed: false, why: 'scheduling.intro_moved_already', facts: { max: 1 } } as const;
  expect(standing(no, 0)).toBe(no);
});
