import { expect, test } from 'vitest';

import { chargedFor, goesOn, mayAgree, mostLeft, nextStep, tryAgainAt } from './top-up.ts';

const at = Temporal.Instant.from('2026-12-01T10:00:00Z');
const told = { threshold: 2, armed: true, chargeAt: at };
const quiet = { ...told, chargeAt: null };
const when = (left: number, now = at, isHeldBack = false, isPaying = false) => ({ left, now, isHeldBack, isPaying });

test('a fall to the threshold is told of, once until the balance was above it again', () => {
  expect([3, 2, 0].map((left) => nextStep(quiet, when(left)))).toEqual(['wait', 'tell', 'tell']);
  expect([3, 2].map((left) => nextStep({ ...quiet, armed: false }, when(left)))).toEqual(['arm', 'wait']);
  expect(nextStep(quiet, when(2, at, true))).toBe('wait');
});

test('it is charged not a second before the moment that was told, and not when the lessons have come otherwise', () => {
  expect(nextStep(told, when(2, at.subtract({ seconds: 1 })))).toBe('wait');
  expect(nextStep(told, when(2))).toBe('charge');
  expect(nextStep(told, when(3))).toBe('drop');
  expect(nextStep(told, when(2, at, true))).toBe('drop');
  expect(nextStep(told, when(2, at, false, true))).toBe('wait');
});

test('never more than was told, and less when it costs less', () => {
  expect([chargedFor(36000, 40000), chargedFor(36000, 30000)]).toEqual([36000, 30000]);
});

test('a declined charge is tried again so often, counted from the first decline, and then no more', () => {
  expect([1, 2, 3].map((failures) => tryAgainAt(at, failures, [1, 3])?.since(at).total('hours') ?? null)).toEqual([24, 72, null]);
});

test('the threshold is below what the package brings, and the family agrees to the price of now', () => {
  const product = { lessons: 4, price: 18000 };
  expect([4, 8, 64].map(mostLeft)).toEqual([3, 7, 20]);
  const wanted = { agreed: true, threshold: 3, price: 18000 };
  expect(mayAgree(wanted, product).allowed).toBe(true);
  expect(mayAgree({ ...wanted, threshold: 4 }, product)).toMatchObject({ why: 'payments.top_up_threshold', facts: { most: 3 } });
  expect(mayAgree({ ...wanted, price: 17999 }, product)).toMatchObject({ why: 'payments.top_up_price_changed' });
  expect(mayAgree({ ...wanted, agreed: false }, product)).toMatchObject({ why: 'payments.top_up_not_agreed' });
});

test('a pause, a course that has ended and lessons of another kind are nothing to top up for', () => {
  expect(goesOn('gold', [{ type: 'learning', state: 'inProgress' }])).toBe(true);
  for (const state of ['paused', 'finished', 'canceled']) expect(goesOn('gold', [{ type: 'learning', state }])).toBe(false);
  expect(goesOn('gold', [{ type: 'group', state: 'inProgress' }])).toBe(false);
  expect(goesOn('silver', [{ type: 'group', state: 'inProgress' }])).toBe(true);
  expect(goesOn('gold', [{ type: 'intro', state: 'inProgress' }])).toBe(false);
});
