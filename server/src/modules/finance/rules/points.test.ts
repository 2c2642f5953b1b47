import { financeLimits } from '@school/contract/finance/limits';
import { expect, test } from 'vitest';

import type { DayLine } from './lines.ts';
import { pointsOf } from './points.ts';

const line = (date: string, its: Partial<DayLine>): DayLine => ({
  date,
  part: 'entry',
  currency: 'BYN',
  name: 'paid',
  units: 1,
  amount: 100,
  ...its,
});
const lines = [
  line('2026-10-31', {}),
  line('2026-11-01', { name: 'process', units: -1, amount: -40 }),
  line('2026-11-02', { name: 'refund', units: -1, amount: -20 }),
  line('2026-11-02', { part: 'refunded', name: '', units: 0, amount: 20 }),
  line('2026-11-02', { currency: '', name: 'bonus', amount: 0 }),
];
const first = Temporal.PlainDate.from('2026-10-31');

test('so many days are drawn one by one, one more month by month', () => {
  const days = pointsOf(lines, first, first.add({ days: financeLimits.drawnByDay - 1 }));
  expect(days).toHaveLength(financeLimits.drawnByDay);
  expect(days.slice(0, 3)).toEqual([
    { currency: 'BYN', at: '2026-10-31', sold: 100, refunded: 0, earned: 0 },
    { currency: 'BYN', at: '2026-11-01', sold: 0, refunded: 0, earned: 40 },
    { currency: 'BYN', at: '2026-11-02', sold: 0, refunded: 20, earned: 0 },
  ]);
  expect(pointsOf(lines, first, first.add({ days: financeLimits.drawnByDay }))).toEqual([
    { currency: 'BYN', at: '2026-10', sold: 100, refunded: 0, earned: 0 },
    { currency: 'BYN', at: '2026-11', sold: 0, refunded: 20, earned: 40 },
    { currency: 'BYN', at: '2026-12', sold: 0, refunded: 0, earned: 0 },
    { currency: 'BYN', at: '2027-01', sold: 0, refunded: 0, earned: 0 },
  ]);
});
