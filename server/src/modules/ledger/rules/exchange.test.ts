import { describe, expect, test } from 'vitest';

import { exchangeAtRate, type Rate } from './exchange.ts';
import type { Lot } from './lot.ts';

const now = Temporal.Instant.from('2026-11-23T10:00:00+03:00');
const lot = (its: Partial<Lot>): Lot => ({
  lotId: crypto.randomUUID(),
  familyId: crypto.randomUUID(),
  kind: 'gold',
  source: 'paid',
  subscription: false,
  granted: 3,
  remaining: 3,
  held: 0,
  value: 100,
  currency: 'BYN',
  expiresAt: Temporal.Instant.from('2027-11-23T23:59:59+03:00'),
  ...its,
});
const request = (units: number, from: 'gold' | 'silver' = 'gold') => ({ from, to: from === 'gold' ? 'silver' : 'gold', units }) as const;
const exchangeOf = (lots: readonly Lot[], asked: ReturnType<typeof request>, at: Temporal.Instant, rate: Rate = { take: 1, give: 1 }) =>
  exchangeAtRate(lots, asked, at, rate);
const takes = (exchange: ReturnType<typeof exchangeOf>) =>
  exchange.parts.map(({ sources: [part], gives }) => [part?.takes, gives, part?.value]);

describe('an exchange', () => {
  test('takes free units lot by lot, in the order they are given, each with its exact worth', () => {
    const exchange = exchangeOf([lot({ held: 1 }), lot({ granted: 7, remaining: 4, value: 1000 })], request(5), now);
    expect(exchange).toMatchObject({ may: { allowed: true }, most: 6 });
    expect(takes(exchange)).toEqual([
      [2, 2, 66],
      [3, 3, 429],
    ]);
  });

  test('of one unit more than is free is refused, and says how many there are', () => {
    const { may, most, parts } = exchangeOf([lot({ held: 1 })], request(3), now);
    expect(may).toEqual({ allowed: false, why: 'ledger.not_enough_free', facts: { free: 2 } });
    expect([most, parts]).toEqual([2, []]);
  });

  test('leaves subscriptions and the other kind alone', () => {
    const lots = [lot({ kind: 'silver', subscription: true }), lot({ kind: 'silver', remaining: 2 }), lot({})];
    expect(exchangeOf(lots, request(1, 'silver'), now).most).toBe(2);
  });

  for (const [seconds, most] of [
    [-1, 0],
    [0, 3],
    [1, 3],
  ] as const)
    test(`of units whose last second is ${seconds} s from now takes ${most}`, () =>
      expect(exchangeOf([lot({ expiresAt: now.add({ seconds }) })], request(1), now).most).toBe(most));

  test('into the same kind is refused', () =>
    expect(exchangeAtRate([lot({})], { from: 'gold', to: 'gold', units: 1 }, now, { take: 1, give: 1 }).may).toMatchObject({
      why: 'ledger.exchange_same_kind',
    }));

  test('at two for three divides lot by lot, or is refused', () => {
    const rate = { take: 2, give: 3 };
    const lots = [lot({}), lot({ granted: 5, remaining: 5, value: 0 })];
    expect(takes(exchangeOf(lots, request(4), now, rate))).toEqual([
      [2, 3, 66],
      [2, 3, 0],
    ]);
    expect(exchangeOf(lots, request(4), now, rate).most).toBe(6);
    for (const units of [3, 8])
      expect(exchangeOf(lots, request(units), now, rate).may).toEqual({
        allowed: false,
        why: 'ledger.exchange_leaves_rest',
        facts: { take: 2 },
      });
    expect(exchangeOf(lots, request(9), now, rate).may).toMatchObject({ why: 'ledger.not_enough_free' });
  });
});
