import { describe, expect, test } from 'vitest';

import {
  isTimeToTellPrice,
  nextCharge,
  periodAt,
  renewalClosesAt,
  renewalPrice,
  startsAfter,
  stateOncePaid,
  type SubscriptionState,
} from './subscription.ts';

const at = (iso: string) => Temporal.Instant.from(iso);
const ends = at('2026-12-23T23:59:59+03:00');
const second = { seconds: 1 };
const renewal = ends.subtract({ hours: 48 });
const usually = { graceDays: 3, againDays: [1, 3, 5] };

test('the next period begins where the last one ends, or now when that is over', () => {
  expect(startsAfter({ endsAt: ends }, ends.subtract(second)).equals(ends)).toBe(true);
  expect(startsAfter({ endsAt: ends }, ends).equals(ends)).toBe(true);
  expect(startsAfter({ endsAt: ends }, ends.add(second)).equals(ends.add(second))).toBe(true);
  expect(startsAfter(undefined, ends).equals(ends)).toBe(true);
});

test('the period of a moment lasts to its last second; after all of them it is the last', () => {
  const [first, next] = [
    { number: 1, orderId: '1', startsAt: at('2026-11-23T10:00+03:00'), endsAt: ends },
    { number: 2, orderId: '2', startsAt: ends, endsAt: at('2027-01-22T23:59:59+03:00') },
  ] as const;
  expect(periodAt([first, next], ends)).toBe(first);
  expect(periodAt([first, next], ends.add(second))).toBe(next);
  expect(periodAt([first, next], at('2028-01-01T00:00Z'))).toBe(next);
});

test('a declined charge is tried again 1, 3 and 5 days after the first decline, and then no more', () => {
  const first = at('2026-12-22T10:00+03:00');
  expect([1, 2, 3, 4].map((failures) => nextCharge(first, failures, [1, 3, 5])?.since(first).total('hours') ?? null)).toEqual([
    24,
    72,
    120,
    null,
  ]);
});

test('nobody is charged more than was told, and everybody less when it costs less', () => {
  expect([renewalPrice(8800, 9900), renewalPrice(8800, 7700), renewalPrice(8800, undefined)]).toEqual([8800, 7700, 8800]);
});

for (const [seconds, is] of [
  [-24 * 3600 - 1, false],
  [-24 * 3600, true],
  [0, true],
  [1, false],
] as const)
  test(`a price is told ${seconds} seconds from three days ahead: ${is}`, () => {
    expect(isTimeToTellPrice(renewal, renewal.subtract({ hours: 72 }).add({ seconds }), 3)).toBe(is);
  });

test('by hand it is paid until three days after the end, or after the order that comes later', () => {
  const manual = { state: 'manual' } as const;
  expect(renewalClosesAt(manual, ends, renewal, usually).equals(ends.add({ hours: 72 }))).toBe(true);
  const late = ends.add({ hours: 48 });
  expect(renewalClosesAt(manual, ends, late, usually).equals(late.add({ hours: 72 }))).toBe(true);
});

test('by card it stays open until the last retry has had its answer', () => {
  const open = (againDays: number[]) =>
    renewalClosesAt({ state: 'active' }, ends, renewal, { ...usually, againDays })
      .since(renewal)
      .total('hours');
  expect(open([1, 3, 5])).toBe(6 * 24 + 72);
  expect(open([2])).toBe(3 * 24 + 72);
});

describe('once a period is paid', () => {
  const states: readonly SubscriptionState[] = ['active', 'manual', 'past_due', 'stopping', 'ended'];
  const once = (canCharge: boolean, renewal: boolean) => states.map((state) => stateOncePaid({ state, canCharge, renewal }));
  test('with a card it renews, without one it is paid by hand', () => {
    expect(once(true, false)).toEqual(['active', 'active', 'active', 'active', 'active']);
    expect(once(false, false)).toEqual(['manual', 'manual', 'manual', 'manual', 'manual']);
  });
  test('by the school’s own order, one that was stopped or has ended stays stopped', () => {
    expect(once(true, true)).toEqual(['active', 'active', 'active', 'stopping', 'stopping']);
  });
});
