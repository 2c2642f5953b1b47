import { describe, expect, test } from 'vitest';

import { feeOf, mayAsk, mayDecide, mayRetry, mayWithdraw, orderStateAfter, type RefundState, sumOf } from './refund.ts';

const states: readonly RefundState[] = ['asked', 'approved', 'sending', 'failed', 'done', 'declined', 'withdrawn'];
const where = (may: (state: RefundState) => { allowed: boolean }) => states.filter((state) => may(state).allowed);

describe('a refund', () => {
  test('is asked for while something is left and none is under way', () => {
    expect(mayAsk({ amount: 1, underWay: false })).toEqual({ allowed: true });
    expect(mayAsk({ amount: 0, underWay: false })).toMatchObject({ why: 'payments.refund_nothing_left' });
    expect(mayAsk({ amount: 1, underWay: true })).toMatchObject({ why: 'payments.refund_under_way' });
  });

  test('may be withdrawn, decided on and sent again in its own states only', () => {
    expect(where(mayWithdraw)).toEqual(['asked', 'approved']);
    expect(where(mayDecide)).toEqual(['asked']);
    expect(where(mayRetry)).toEqual(['failed']);
  });

  test('adds up its lots; bonus units are counted and cost nothing', () =>
    expect(
      sumOf([
        { isBonus: false, units: 3, value: 101 },
        { isBonus: true, units: 2, value: 0 },
        { isBonus: false, units: 1, value: 33 },
      ]),
    ).toEqual({ worth: 134, bonusTaken: 2 }));

  test.each([
    ['nothing', { feePercent: 0, amount: 0 }, false, 0],
    ['a share, rounded down', { feePercent: 10, amount: 0 }, false, 3599],
    ['a share and an amount', { feePercent: 10, amount: 500 }, false, 4099],
    ['the amount only once', { feePercent: 10, amount: 500 }, true, 3599],
    ['never more than all of it', { feePercent: 0, amount: 50_000 }, false, 35_999],
  ] as const)('of which the school keeps %s', (_, { feePercent, amount }, takenBefore, kept) =>
    expect(feeOf(35_999, { giftsFirst: false, feePercent, fee: { amount, currency: 'BYN' } }, { takenBefore })).toBe(kept),
  );
});

test.each([
  [{ onItsWay: true, refunded: 100, unitsLeft: 0 }, 'refunding'],
  [{ onItsWay: false, refunded: 100, unitsLeft: 0 }, 'refunded'],
  [{ onItsWay: false, refunded: 100, unitsLeft: 1 }, 'paid'],
  [{ onItsWay: false, refunded: 0, unitsLeft: 0 }, 'paid'],
] as const)('an order of %o is %s', (facts, state) => expect(orderStateAfter(facts)).toBe(state));
