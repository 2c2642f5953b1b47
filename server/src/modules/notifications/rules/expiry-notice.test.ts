import { expect, test } from 'vitest';

import { daysLeft, expiryNotice } from './expiry-notice.ts';

const usually = [60, 30, 7];

const at = (iso: string) => Temporal.Instant.from(iso);
const aPackage = { createdAt: at('2026-11-23T10:00+03:00'), expiresAt: at('2027-11-23T23:59:59+03:00') };
const subscription = { createdAt: at('2026-11-23T10:00+03:00'), expiresAt: at('2026-12-23T23:59:59+03:00') };

for (const [now, due] of [
  ['2027-09-23T23:59:59+03:00', null],
  ['2027-09-24T00:00:00+03:00', 60],
  ['2027-10-23T23:59:59+03:00', 60],
  ['2027-10-24T00:00:00+03:00', 30],
  ['2027-11-15T23:59:59+03:00', 30],
  ['2027-11-16T00:00:00+03:00', 7],
  ['2027-11-23T23:59:59+03:00', 7],
  // In Almaty the day has begun: the school's day counts.
  ['2027-09-24T01:30:00+05:00', null],
] as const)
  test(`a package that ends on 23 November is told of at ${now}: ${due ?? 'not yet'}`, () =>
    expect(expiryNotice(aPackage, [], at(now), usually)).toBe(due));

test('each notice is given once, and one that was missed is not made up for by two', () => {
  expect(expiryNotice(aPackage, [60], at('2027-10-01T10:00+03:00'), usually)).toBeNull();
  expect(expiryNotice(aPackage, [60], at('2027-10-24T10:00+03:00'), usually)).toBe(30);
  expect(expiryNotice(aPackage, [], at('2027-11-20T10:00+03:00'), usually)).toBe(7);
  expect(expiryNotice(aPackage, [7], at('2027-11-20T10:00+03:00'), usually)).toBeNull();
});

test('lessons of a subscription are told of a week ahead, not on the day they were bought', () => {
  expect(expiryNotice(subscription, [], at('2026-11-23T10:00+03:00'), usually)).toBeNull();
  expect(expiryNotice(subscription, [], at('2026-12-15T23:59:59+03:00'), usually)).toBeNull();
  expect(expiryNotice(subscription, [], at('2026-12-16T00:00:00+03:00'), usually)).toBe(7);
});

test('units live up to 0 days left on their last day', () => {
  expect(daysLeft(aPackage.expiresAt, at('2027-11-23T23:59:59+03:00'))).toBe(0);
  expect(daysLeft(aPackage.expiresAt, at('2027-11-22T23:59:59+03:00'))).toBe(1);
});

test('is given as many days ahead as the school says', () => {
  expect(expiryNotice(aPackage, [], at('2027-10-01T10:00+03:00'), [90, 10])).toBe(90);
  expect(expiryNotice(aPackage, [], at('2027-11-20T10:00+03:00'), [90, 10])).toBe(10);
  expect(expiryNotice(aPackage, [60], at('2027-10-24T10:00+03:00'), [90])).toBe(90);
});
