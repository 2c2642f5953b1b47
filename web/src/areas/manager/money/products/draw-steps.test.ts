import type { DatedPrice } from '@school/contract/catalogue/manager-shapes';
import { expect, test } from 'vitest';

import { drawSteps } from './draw-steps.ts';

const price = (validFrom: string, amount: number, its: Partial<DatedPrice> = {}): DatedPrice => ({
  currency: 'BYN',
  amount,
  validFrom,
  state: 'past',
  setAt: validFrom,
  by: null,
  reason: '',
  withdrawn: null,
  ...its,
});
const now = Date.parse('2026-11-23T10:00Z');
const old = price('2026-01-01T00:00Z', 100, { setAt: null });

test('one price is a line over the whole width', () => {
  const { steps, nowAt } = drawSteps([old], now);
  expect(steps).toMatchObject([{ x: 0, until: 100, before: undefined, isPlanned: false, isLabelled: true }]);
  expect(nowAt).toBe(60);
});

test('steps stand in the order of time, the dearer higher, each ends where the next begins', () => {
  const next = price('2026-12-01T00:00Z', 120, { state: 'planned' });
  const [one, two] = drawSteps([next, price('2026-10-01T00:00Z', 110), old], now).steps.slice(1);
  expect(one).toMatchObject({ amount: 110, x: 20, isPlanned: false });
  expect(two).toMatchObject({ amount: 120, x: 75, until: 100, isPlanned: true, before: one?.y });
  expect(one?.until).toBe(two?.x);
  expect(two?.y).toBeLessThan(one?.y ?? 0);
});

test('what was called off is not drawn, and labels that would touch are left out', () => {
  const called = price('2026-12-01T00:00Z', 120, { state: 'withdrawn' });
  expect(drawSteps([called, old], now).steps).toHaveLength(1);
  const close = [price('2026-06-01T00:00Z', 101), price('2026-06-03T00:00Z', 102)];
  expect(drawSteps([old, ...close], now).steps.map(({ isLabelled }) => isLabelled)).toEqual([true, false, true]);
});
