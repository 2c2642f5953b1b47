import { expect, test } from 'vitest';

import { addedUp, type Base, rateOn } from './in-base.ts';
import type { DayLine } from './lines.ts';

const base = (currency: Base['currency'], rates: Partial<Base['rates']>): Base => ({
  currency,
  rates: { BYN: 0, RUB: 0, USD: 0, EUR: 0, KZT: 0, [currency]: 1_000_000, ...rates },
});
const [old, now] = [base('BYN', { USD: 3_000_000 }), base('BYN', { USD: 3_200_000, RUB: 35_000 })];

test('a day is counted by the rates of that day; where they say nothing, by those of now', () => {
  expect(rateOn(old, now, 'BYN')).toBe(1);
  expect(rateOn(old, now, 'USD')).toBe(3);
  expect(rateOn(now, now, 'USD')).toBe(3.2);
  expect(rateOn(old, now, 'RUB')).toBe(0.035);
  expect(rateOn(old, now, 'EUR')).toBeUndefined();
});

test('days of another base are counted across', () => {
  const dollars = base('USD', { BYN: 320_000 });
  expect(rateOn(old, dollars, 'BYN')).toBeCloseTo(1 / 3);
  expect(rateOn(dollars, now, 'USD')).toBeCloseTo(1 / 0.32);
});

const line = (date: string, currency: DayLine['currency'], name: string, amount: number, part: DayLine['part'] = 'entry'): DayLine => ({
  date,
  part,
  currency,
  name,
  units: 0,
  amount,
});

test('a stretch is added up day by day, each by its own rate, and money without a rate is named', () => {
  const lines = [
    line('2026-11-01', 'USD', 'paid', 10_000),
    line('2026-11-02', 'USD', 'paid', 10_000),
    line('2026-11-02', 'USD', 'process', -2500),
    line('2026-11-02', 'BYN', 'paid', 36_000),
    line('2026-11-02', 'BYN', 'refund', -9000),
    line('2026-11-02', 'BYN', '', 9000, 'refunded'),
    line('2026-11-02', 'EUR', 'paid', 500),
  ];
  const owed = new Map([
    ['USD', 17_500],
    ['BYN', 27_000],
    ['EUR', 500],
  ] as const);
  const baseOn = (day: string) => (day === '2026-11-01' ? old : now);
  expect(addedUp(lines, owed, { last: '2026-11-02', baseOn, now })).toEqual({
    sum: { sold: 30_000 + 32_000 + 36_000, refunded: 9000, net: 89_000, earned: 8000, atEnd: 56_000 + 27_000 },
    missing: ['EUR'],
  });
});
