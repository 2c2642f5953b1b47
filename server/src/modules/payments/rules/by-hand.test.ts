import { expect, test } from 'vitest';

import { documentKey, mayDiscount, mayRecord } from './by-hand.ts';

const today = Temporal.PlainDate.from('2026-11-23');
const why = (day: string, state: 'open' | 'superseded' | 'expired' | 'paid' = 'open', attempt?: 'pending' | 'processing' | 'failed') => {
  const verdict = mayRecord({ state }, attempt && { state: attempt }, Temporal.PlainDate.from(day), today);
  return verdict.allowed ? undefined : verdict.why;
};

test('money came today or in the ninety-two days before, neither later nor earlier', () => {
  expect(why('2026-11-23')).toBeUndefined();
  expect(why('2026-11-24')).toBe('payments.manual_in_future');
  expect(why('2026-08-23')).toBeUndefined();
  expect(why('2026-08-22')).toBe('payments.manual_too_old');
});

test('an order that is closed can still be paid, one that is paid or at the bank cannot', () => {
  expect([why('2026-11-23', 'expired'), why('2026-11-23', 'superseded')]).toEqual([undefined, undefined]);
  expect(why('2026-11-23', 'paid')).toBe('payments.order_paid');
  expect(why('2026-11-23', 'open', 'processing')).toBe('payments.order_at_bank');
  expect(why('2026-11-23', 'open', 'pending')).toBeUndefined();
});

test('a document is the same in whatever case and with whatever spaces', () => {
  expect(documentKey('ПКО № 17')).toBe(documentKey(' пко №17 '));
  expect(documentKey('ПКО 17')).not.toBe(documentKey('ПКО 18'));
});

test('a discount leaves something to pay, and is no more than one person may give', () => {
  expect(mayDiscount(0, 100, true).allowed).toBe(true);
  expect(mayDiscount(99, 100, false).allowed).toBe(true);
  expect(mayDiscount(100, 100, false).allowed).toBe(false);
  expect(mayDiscount(50, 100, true).allowed).toBe(false);
});
