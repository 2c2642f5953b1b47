import type { Product } from '@school/contract/catalogue/shapes';
import type { Currency } from '@school/contract/shapes';

/** A package with its price of one moment, in minor units. */
export interface PricedProduct {
  code: string;
  kind: Product['kind'];
  lessons: number;
  amount: number;
  currency: Currency;
}

/** The product as people see it: the price of one lesson is rounded half up, and only shown. */
export const productShown = ({ code, kind, lessons, amount, currency }: PricedProduct, packageMonths: number): Product => ({
  productCode: code,
  kind,
  lessons,
  price: { amount, currency },
  pricePerLesson: { amount: Math.floor(amount / lessons + 0.5), currency },
  validMonths: kind === 'subscription' ? 1 : packageMonths,
});
