import type { ManagedProduct } from '@school/contract/catalogue/manager-shapes';
import { expect, test } from 'vitest';

import { changedPrices, rateOf, sameAs } from './grid-prices.ts';

const product = (productCode: string, prices: ManagedProduct['prices']): ManagedProduct => ({
  productCode,
  kind: 'individual',
  lessons: 8,
  onSale: true,
  prices,
  planned: [],
});
const products = [
  product('individual-8', [
    { amount: 36_000, currency: 'BYN' },
    { amount: 13_600, currency: 'USD' },
  ]),
  product('individual-4', [{ amount: 19_200, currency: 'BYN' }]),
  product('group-4', []),
];

test('prices are filled at a rate in whole units; a package without a price there stays empty', () => {
  expect(sameAs(products, 'BYN', 0.31)).toEqual({ 'individual-8': '112', 'individual-4': '60' });
});

test('only prices that differ are sent, and what is no amount is named', () => {
  const typed = { 'individual-8': '136', 'individual-4': '70,50', 'group-4': 'много' };
  expect(changedPrices(products, 'USD', typed)).toEqual({ prices: [{ productCode: 'individual-4', amount: 7_050 }], wrong: ['group-4'] });
});

test('a rate is a number above zero, with a comma or a point', () => {
  expect(['0,31', '3.2', '0', 'x', ''].map(rateOf)).toEqual([0.31, 3.2, undefined, undefined, undefined]);
});
