import { expect, test } from 'vitest';

import { balanceFrom, freeOf, statusOf } from './balance.ts';

const now = Temporal.Instant.from('2026-11-23T10:00+03:00');
const later = now.add({ hours: 24 * 300 });
const lot = { kind: 'gold', subscription: false, granted: 8, remaining: 8, held: 0, expiresAt: later } as const;
const nothing = { replenished: false, paid: false };

for (const [left, status] of [
  [0, 'ended'],
  [1, 'ending'],
  [2, 'ending'],
  [3, 'ok'],
] as const)
  test(`${left} lessons left: ${status}`, () => expect(statusOf(left, 2)).toBe(status));

test('reserved units still count, and what is free is told apart', () => {
  const { bundleGold } = balanceFrom(
    [
      { ...lot, remaining: 6, held: 4 },
      { ...lot, granted: 3, remaining: 3 },
    ],
    nothing,
    now,
    2,
  );
  expect(bundleGold).toEqual({ goldCurrent: 9, goldTotal: 11, goldFree: 5, status: 'ok' });
});

test('units past their last second no longer count, unless a lesson holds them', () => {
  const gone = { ...lot, remaining: 5, held: 1, expiresAt: now.subtract({ seconds: 1 }) };
  expect(balanceFrom([gone], nothing, now, 2).bundleGold).toEqual({ goldCurrent: 1, goldTotal: 8, goldFree: 0, status: 'ending' });
  expect(freeOf([gone], 'gold', now)).toBe(0);
});

test('a subscription stands apart, and keeps the group balance from being called ended', () => {
  const balance = balanceFrom([{ ...lot, kind: 'silver', subscription: true, granted: 4, remaining: 4 }], nothing, now, 2);
  expect(balance.bundleSilver).toEqual({ silverCurrent: 0, silverTotal: 0, silverFree: 0, status: 'ok' });
  expect(balance.subscription).toEqual({ silverCurrent: 4 });
  expect(freeOf([{ ...lot, kind: 'silver', subscription: true, granted: 4, remaining: 4 }], 'silver', now)).toBe(4);
});
