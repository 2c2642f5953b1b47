import { expect, test } from 'vitest';

import { isAlive, packageEnds, subscriptionEnds } from './expiry.ts';

const at = (iso: string) => Temporal.Instant.from(iso);

for (const [bought, ends] of [
  ['2026-11-21T12:00:00+03:00', '2027-11-21T23:59:59+03:00'],
  // In Minsk it is Moscow's hour; in Almaty it is already tomorrow: the school's day counts.
  ['2026-11-21T00:00:00+03:00', '2027-11-21T23:59:59+03:00'],
  ['2026-11-21T23:59:59+03:00', '2027-11-21T23:59:59+03:00'],
  ['2026-11-22T01:30:00+05:00', '2027-11-21T23:59:59+03:00'],
  ['2028-02-29T12:00:00+03:00', '2029-02-28T23:59:59+03:00'],
  ['2027-02-28T12:00:00+03:00', '2028-02-28T23:59:59+03:00'],
] as const)
  test(`a package of ${bought} ends ${ends}`, () => expect(packageEnds(at(bought)).equals(at(ends))).toBe(true));

test('a subscription ends 30 days later with the last second of the day', () =>
  expect(subscriptionEnds(at('2026-11-21T12:00:00+03:00')).equals(at('2026-12-21T23:59:59+03:00'))).toBe(true));

test('units live up to their last second and no longer', () => {
  const ends = at('2027-11-21T23:59:59+03:00');
  expect(isAlive(ends, at('2027-11-21T23:59:59+03:00'))).toBe(true);
  expect(isAlive(ends, at('2027-11-22T00:00:00+03:00'))).toBe(false);
});
