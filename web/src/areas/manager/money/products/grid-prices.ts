import type { ManagedProduct } from '@school/contract/catalogue/manager-shapes';
import { productLimits } from '@school/contract/catalogue/limits';
import type { Currency } from '@school/contract/shapes';

import { minorUnits } from '../dated/amounts.ts';
import { priceOf } from './use-product-words.ts';

/** What was typed, by package. */
export type TypedGrid = Readonly<Record<string, string>>;

/** The prices of another currency at a rate, in whole units, as they are typed: «same as BYN, at 0.31». */
export function sameAs(products: readonly ManagedProduct[], base: Currency, rate: number): TypedGrid {
  return Object.fromEntries(
    products.flatMap((product) => {
      const price = priceOf(product, base);
      const units = price ? Math.round((price.amount * rate) / 100) : 0;
      return units > 0 ? [[product.productCode, String(units)] as const] : [];
    }),
  );
}

/** A rate as it is typed: «0,31»; undefined for what is none. */
export function rateOf(typed: string): number | undefined {
  const rate = /^\d{1,6}(?:[.,]\d{1,6})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : 0;
  return rate > 0 ? rate : undefined;
}

/** Prices that differ from those of now, or the packages of which something else was typed. */
export function changedPrices(products: readonly ManagedProduct[], currency: Currency, typed: TypedGrid) {
  const prices: Array<{ productCode: string; amount: number }> = [];
  const wrong: string[] = [];
  for (const product of products) {
    const text = (typed[product.productCode] ?? '').trim();
    if (text === '') continue;
    const amount = minorUnits(text);
    if (amount === undefined || amount > productLimits.priceMost) wrong.push(product.productCode);
    else if (amount !== priceOf(product, currency)?.amount) prices.push({ productCode: product.productCode, amount });
  }
  return { prices, wrong };
}
