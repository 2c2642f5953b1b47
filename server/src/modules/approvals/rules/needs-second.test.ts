import { expect, test } from 'vitest';

import { type Moved, overLimit } from './needs-second.ts';

const limits = { units: 8, amounts: { BYN: 300_00, RUB: 9_000_00, USD: 100_00, EUR: 90_00, KZT: 50_000_00 } };

for (const [what, moved, two] of [
  ['eight lessons', { units: 8 }, false],
  ['nine lessons', { units: 9 }, true],
  ['300 roubles of Belarus', { amount: { amount: 300_00, currency: 'BYN' } }, false],
  ['a kopeck more', { amount: { amount: 300_01, currency: 'BYN' } }, true],
  ['300 roubles of Russia', { amount: { amount: 300_01, currency: 'RUB' } }, false],
  ['few lessons for much money', { units: 1, amount: { amount: 90_01, currency: 'EUR' } }, true],
  ['nothing', { units: null, amount: null }, false],
] satisfies Array<[string, Moved, boolean]>)
  test(`${what}: ${two ? 'two people' : 'one person'}`, () => expect(overLimit(moved, limits) !== undefined).toBe(two));
