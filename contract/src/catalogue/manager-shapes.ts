import * as z from 'zod/mini';

import { doneForReason, onRecord } from '../dated.ts';
import { Currency, Instant, Money } from '../shapes.ts';
import { productLimits } from './limits.ts';
import { named, shape } from '../named.ts';

export const ProductKind = named('ProductKind', z.enum(['individual', 'group', 'subscription']));
export type ProductKind = z.infer<typeof ProductKind>;

/** Prices in minor units by currency, at least one. */
export const PricesRequested = z
  .partialRecord(Currency, z.int().check(z.positive(), z.lte(productLimits.priceMost)))
  .check(z.refine((prices) => Object.keys(prices).length > 0));

/** A price that begins at an instant and ends when the next of its currency begins. The past never changes. */
export const DatedPrice = shape('DatedPrice', {
  currency: Currency,
  amount: z.int(),
  validFrom: Instant,
  setAt: z.nullable(Instant),
  ...onRecord,
});
export type DatedPrice = z.infer<typeof DatedPrice>;

/** A package as managers see it: on sale or not, what it costs now and what it will cost. */
export const ManagedProduct = shape('ManagedProduct', {
  productCode: z.string(),
  kind: ProductKind,
  lessons: z.int(),
  onSale: z.boolean(),
  prices: z.array(Money),
  planned: z.array(z.strictObject({ currency: Currency, amount: z.int(), validFrom: Instant })),
});
export type ManagedProduct = z.infer<typeof ManagedProduct>;

const rateSide = z.int().check(z.gte(1), z.lte(productLimits.exchangeMost));

/**
 * How lessons of one kind are exchanged for lessons of the other: by what they were bought for, or so many individual
 * lessons for so many group lessons, both ways alike, so that there and back gains nothing.
 */
export const ExchangeTerms = named(
  'ExchangeTerms',
  z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('value') }),
    z.strictObject({ by: z.literal('rate'), individual: rateSide, group: rateSide }),
  ]),
);
export type ExchangeTerms = z.infer<typeof ExchangeTerms>;

/** What was done to a package besides its prices. */
export const ProductAct = shape('ProductAct', { act: z.enum(['made', 'onSale', 'offSale']), ...doneForReason.shape });
export type ProductAct = z.infer<typeof ProductAct>;
