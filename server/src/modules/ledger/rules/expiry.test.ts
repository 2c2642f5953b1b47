import { expect, test } from 'vitest';

import { isAlive, packageLife, periodLife, unitsEnd } from './expiry.ts';

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
  test(`a package of ${bought} ends ${ends}`, () => expect(unitsEnd(at(bought), packageLife(12)).equals(at(ends))).toBe(true));

test('a package lives as many months as it was sold with', () => {
  const ends = (months: number) => unitsEnd(at('2026-11-30T12:00:00+03:00'), packageLife(months));
  expect(ends(3).equals(at('2027-02-28T23:59:59+03:00'))).toBe(true);
  expect(ends(6).equals(at('2027-05-30T23:59:59+03:00'))).toBe(true);
});

test('a period of a subscription ends so many days later with the last second of the day', () =>
  expect(unitsEnd(at('2026-11-21T12:00:00+03:00'), periodLife(30)).equals(at('2026-12-21T23:59:59+03:00'))).toBe(true));

test('units live up to their last second and no longer', () => {
  const ends = at('2027-11-21T23:59:59+03:00');
  expect(isAlive(ends, at('2027-11-21T23:59:59+03:00'))).toBe(true);
  expect(isAlive(ends, at('2027-11-22T00:00:00+03:00'))).toBe(false);
});
