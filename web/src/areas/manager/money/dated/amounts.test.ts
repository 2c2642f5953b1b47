import { expect, test } from 'vitest';

import { minorUnits, typedAmount } from './amounts.ts';

test('an amount is read to the kopeck, however it is written', () => {
  expect(['360', '360,5', '360.50', ' 1 234,05', '0,01'].map(minorUnits)).toEqual([36_000, 36_050, 36_050, 123_405, 1]);
});

test('what is no amount is none', () => {
  expect(['', '0', '0,00', '-5', '1,234', 'сто', '1e3', '12345678901'].map(minorUnits)).toEqual(Array(8).fill(undefined));
});

test('an amount is written as it would be typed', () => {
  for (const amount of [1, 100, 36_000, 36_050, 123_405]) expect(minorUnits(typedAmount(amount))).toBe(amount);
});
