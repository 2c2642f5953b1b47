import { describe, expect, test } from 'vitest';

import { type CodeTerms, type FoundCode, mayBeCode, mayUseCode, normalised, type Priced, stateOf, worthOf } from './promo-code.ts';

const at = (iso: string) => Temporal.Instant.from(iso);
const now = at('2026-11-23T10:00+03:00');
const eight: Priced = { productCode: 'individual-8', kind: 'individual', lessons: 8, amount: 36_000, currency: 'BYN' };
const terms = (its: Partial<CodeTerms> = {}): CodeTerms => ({
  type: 'percent',
  percent: 10,
  amounts: null,
  lessons: null,
  forKind: null,
  productCode: null,
  startsAt: at('2026-11-01T00:00+03:00'),
  endsAt: at('2026-11-30T23:59:59+03:00'),
  stoppedAt: null,
  usesMax: null,
  used: 0,
  usesPerFamily: 1,
  ...its,
});
const promo = (its: Partial<CodeTerms> = {}, usedByFamily = 0): FoundCode => ({ is: 'promo', terms: terms(its), usedByFamily });
const friend = (its: object = {}): FoundCode => ({ is: 'friend', own: false, lessons: 1, usedByFamily: 0, familyHasPaid: false, ...its });
const why = (found: FoundCode, wanted = eight, when = now) => {
  const may = mayUseCode(found, wanted, when);
  return may.allowed ? 'allowed' : may.why;
};

test('however it is typed, a code is the same code', () => {
  expect(normalised(' весна 2026 ')).toBe('ВЕСНА2026');
  expect(normalised('ｓｐｒｉｎｇ')).toBe('SPRING');
});

for (const [code, verdict] of [
  ['ABC', 'promo_too_short'],
  ['ABCD', undefined],
  ['A'.repeat(20), undefined],
  ['A'.repeat(21), 'promo_too_long'],
] as const) {
  test(`${code.length} signs: ${verdict ?? 'looked up'}`, () => {
    const may = mayBeCode(code);
    expect(may.allowed ? undefined : may.why).toBe(verdict);
  });
}

describe('a promo code', () => {
  test('that is nobody’s, stopped, or used up cannot be used', () => {
    expect(why({ is: 'nothing' })).toBe('promo_not_allowed');
    expect(why(promo({ stoppedAt: now }))).toBe('promo_not_allowed');
    expect(why(promo({ usesMax: 3, used: 3 }))).toBe('promo_not_allowed');
    expect(why(promo({ usesMax: 3, used: 2 }))).toBe('allowed');
  });

  test('holds from the first second of its window to the last', () => {
    const its = { startsAt: now, endsAt: now.add({ hours: 1 }) };
    expect(why(promo(its), eight, now.subtract({ seconds: 1 }))).toBe('promo_not_allowed');
    expect(why(promo(its), eight, now)).toBe('allowed');
    expect(why(promo(its), eight, now.add({ hours: 1 }))).toBe('allowed');
    expect(why(promo(its), eight, now.add({ hours: 1, seconds: 1 }))).toBe('promo_not_allowed');
  });

  test('for another kind or another package says for which', () => {
    expect(why(promo({ forKind: 'group' }))).toBe('promo_bundle_incompatible');
    expect(why(promo({ type: 'bonus', percent: null, lessons: 2, forKind: 'group' }))).toBe('promo_wrong_bundle_kind');
    expect(mayUseCode(promo({ productCode: 'individual-16' }), eight, now)).toEqual({
      allowed: false,
      why: 'promo_bundle_incompatible',
      facts: { productCode: 'individual-16' },
    });
  });

  test('needs a package of 8 lessons', () => {
    expect(why(promo(), { ...eight, lessons: 7 })).toBe('promo_min_lessons');
    expect(why(promo(), { ...eight, lessons: 8 })).toBe('allowed');
  });

  test('that the family has used is told as used, also when it is over for others', () => {
    expect(why(promo({}, 1))).toBe('used_promo_code');
    expect(why(promo({ usesMax: 1, used: 1 }, 1))).toBe('used_promo_code');
    expect(why(promo({ usesPerFamily: 2 }, 1))).toBe('allowed');
  });

  test('of an amount needs the currency of the package', () => {
    const found = promo({ type: 'amount', percent: null, amounts: { RUB: 50_000 } });
    expect(why(found)).toBe('promo_invalid_type');
    expect(why(found, { ...eight, currency: 'RUB' })).toBe('allowed');
  });
});

describe('a friend’s code', () => {
  test('is for the first package, not for its owner, and once', () => {
    expect(why(friend())).toBe('allowed');
    expect(why(friend({ own: true }))).toBe('promo_own_friend_code');
    expect(why(friend({ familyHasPaid: true }))).toBe('promo_invalid_type');
    expect(why(friend({ usedByFamily: 1 }))).toBe('used_promo_code');
    expect(why(friend(), { ...eight, lessons: 4 })).toBe('promo_min_lessons');
  });
});

describe('the worth', () => {
  test('of a percentage is rounded down to the kopeck, and never above the price', () => {
    expect(worthOf(promo({ percent: 33 }), { ...eight, amount: 100 })).toEqual({ discount: 33, lessons: 0 });
    expect(worthOf(promo({ percent: 15 }), { ...eight, amount: 19_999 })).toEqual({ discount: 2_999, lessons: 0 });
    expect(worthOf(promo({ percent: 100 }), eight)).toEqual({ discount: 36_000, lessons: 0 });
    expect(worthOf(promo({ type: 'amount', percent: null, amounts: { BYN: 40_000 } }), eight)).toEqual({ discount: 36_000, lessons: 0 });
  });
  test('of lessons is lessons', () => {
    expect(worthOf(promo({ type: 'bonus', percent: null, lessons: 2 }), eight)).toEqual({ discount: 0, lessons: 2 });
    expect(worthOf(friend(), eight)).toEqual({ discount: 0, lessons: 1 });
  });
});

test('a code is planned, active, ended', () => {
  expect(stateOf(terms({ startsAt: now.add({ seconds: 1 }) }), now)).toBe('planned');
  expect(stateOf(terms({ startsAt: now, endsAt: now }), now)).toBe('active');
  expect(stateOf(terms({ endsAt: now.subtract({ seconds: 1 }) }), now)).toBe('ended');
  expect(stateOf(terms({ usesMax: 1, used: 1 }), now)).toBe('ended');
});
