import { describe, expect, it } from 'vitest';

import { monthAfter, monthIn } from './month.ts';

describe('a month', () => {
  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-09', 1, '2026-10'],
    ['2026-10', -1, '2026-09'],
  ])('%s %i is %s', (month, by, wanted) => expect(monthAfter(month, by)).toBe(wanted));
  it('of an address is one that is', () => {
    expect([monthIn('2026-11'), monthIn('2026-13'), monthIn('x'), monthIn(undefined)]).toEqual([
      '2026-11',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
