import { promotionDefaults } from '@school/contract/promotions/limits';
import { expect, test } from 'vitest';

import { fits, mayBegin, mayWithdraw, stateOf, type Terms, termsAt } from './terms.ts';

const at = (iso: string) => Temporal.Instant.from(iso);
const moment = '2026-12-01T00:00:00+03:00';
const terms = (validFrom: string, its: Partial<Terms> = {}): Terms => ({
  isOn: true,
  lessons: 3,
  friendLessons: null,
  hours: 48,
  validFrom: at(validFrom),
  withdrawnAt: null,
  ...its,
});

for (const [now, begins, withdraws, hours] of [
  ['2026-11-30T23:59:59+03:00', true, true, 48],
  ['2026-12-01T00:00:00+03:00', true, false, 12],
  ['2026-12-01T00:00:01+03:00', false, false, 12],
] as const) {
  test(`at ${now} the gift waits ${hours} hours; terms from midnight ${withdraws ? 'may' : 'may not'} be called off`, () => {
    const next = terms(moment, { hours: 12 });
    expect(termsAt('afterIntro', [next], at(now)).hours).toBe(hours);
    expect(mayBegin(at(moment), at(now)).allowed).toBe(begins);
    expect(mayWithdraw(next, at(now)).allowed).toBe(withdraws);
    expect(stateOf(null, [next], at(now))).toBe(withdraws ? 'current' : 'past');
    expect(stateOf(next, [next], at(now))).toBe(withdraws ? 'planned' : 'current');
  });
}

test('terms that were called off never hold', () => {
  const called = terms(moment, { lessons: 9, withdrawnAt: at('2026-11-20T00:00Z') });
  expect(termsAt('afterIntro', [called], at(moment))).toEqual(promotionDefaults.afterIntro);
  expect(stateOf(called, [called], at(moment))).toBe('withdrawn');
  expect(stateOf(null, [called], at(moment))).toBe('current');
});

test('hours and friends belong to some promotions and not to others', () => {
  const why = (...given: Parameters<typeof fits>) => {
    const may = fits(...given);
    return may.allowed ? 'fits' : `${may.why} ${may.facts['where']}`;
  };
  const its = { isOn: true, lessons: 2, friendLessons: null, hours: null };
  expect(why('introDay', its)).toBe('fits');
  expect(why('afterIntro', its)).toBe('request.invalid hours');
  expect(why('afterIntro', { ...its, hours: 24 })).toBe('fits');
  expect(why('survey', { ...its, hours: 24 })).toBe('request.invalid hours');
  expect(why('referral', its)).toBe('request.invalid friendLessons');
  expect(why('referral', { ...its, friendLessons: 2 })).toBe('fits');
});
