import { describe, expect, test } from 'vitest';

import { currentOf, mayBegin, mayWithdraw, type Price, stateOf } from './price.ts';

const at = (iso: string) => Temporal.Instant.from(iso);
const price = (validFrom: string, amount = 100, its: Partial<Price> = {}): Price => ({
  currency: 'BYN',
  amount,
  validFrom: at(validFrom),
  withdrawnAt: null,
  ...its,
});
const moment = '2026-12-01T00:00:00+03:00';

for (const [now, begins, withdraws] of [
  ['2026-11-30T23:59:59+03:00', true, true],
  ['2026-12-01T00:00:00+03:00', true, false],
  ['2026-12-01T00:00:01+03:00', false, false],
] as const) {
  test(`at ${now} a price from midnight ${begins ? 'may' : 'may not'} be set and ${withdraws ? 'may' : 'may not'} be called off`, () => {
    expect(mayBegin(at(moment), at(now)).allowed).toBe(begins);
    expect(mayWithdraw(price(moment), at(now)).allowed).toBe(withdraws);
  });
}

describe('of three prices', () => {
  const [old, next, later] = [price('2026-01-01T00:00+03:00', 90), price(moment, 100), price('2027-01-01T00:00+03:00', 110)];
  const roubles = price('2026-11-01T00:00+03:00', 900, { currency: 'RUB' });
  const all = [later, roubles, old, next];
  const states = (now: string) => [old, next, later].map((it) => stateOf(it, all, at(now)));

  test('the latest that has begun counts, to the second', () => {
    expect(states('2026-11-30T23:59:59+03:00')).toEqual(['current', 'planned', 'planned']);
    expect(states(moment)).toEqual(['past', 'current', 'planned']);
    expect(states('2027-01-01T00:00:00+03:00')).toEqual(['past', 'past', 'current']);
    expect(currentOf(all, 'BYN', at(moment))?.amount).toBe(100);
    expect(currentOf(all, 'EUR', at(moment))).toBeUndefined();
  });

  test('one that was called off never counts', () => {
    const called = { ...next, withdrawnAt: at('2026-11-20T00:00Z') };
    expect(stateOf(called, [old, called, later], at(moment))).toBe('withdrawn');
    expect(stateOf(old, [old, called, later], at(moment))).toBe('current');
  });
});
