import type { Product } from '@school/contract/catalogue/shapes';
import { expect, test } from 'vitest';

import { cheaperSmall } from './cheaper-small.ts';

const product = (lessons: number, amount: number): Product => ({
  productCode: `individual-${lessons}`,
  kind: 'individual',
  lessons,
  price: { amount, currency: 'BYN' },
  pricePerLesson: { amount: Math.round(amount / lessons), currency: 'BYN' },
  validMonths: 12,
});
const three = { giftCode: 'afterIntro', lessons: 3 } as const;
const one = { giftCode: 'introDay', lessons: 1 } as const;
const pairs = (products: Product[], gifts: Array<typeof three | typeof one> = []) =>
  cheaperSmall(products, gifts).map(({ smaller, larger, gifts: with_ }) => [smaller.lessons, larger.lessons, with_]);

test('a lesson of the larger package that costs as much is no warning, a kopeck more is one', () => {
  expect(pairs([product(4, 4000), product(8, 8000)])).toEqual([]);
  expect(pairs([product(8, 8001), product(4, 4000)])).toEqual([[4, 8, []]]);
});

test('gifts go with eight lessons or more: four with none are not the best buy', () => {
  expect(pairs([product(4, 19_200), product(8, 36_000)], [three, one])).toEqual([]);
});

test('the largest set of gifts that makes the small one cheaper is told, with what a lesson comes to', () => {
  const products = [product(8, 36_000), product(16, 67_200)];
  expect(pairs(products)).toEqual([]);
  expect(cheaperSmall(products, [three, one])).toMatchObject([
    { gifts: ['afterIntro', 'introDay'], smaller: { lessons: 8, each: { amount: 3000 } }, larger: { lessons: 16, each: { amount: 3360 } } },
  ]);
  expect(pairs([product(8, 36_000), product(16, 60_000)], [three, one])).toEqual([]);
});
