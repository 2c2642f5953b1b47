import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { doneForReason } from '../dated.ts';
import { manager, managerReads, needing } from '../role-rows.ts';
import { Currency, Instant, text, whole, word } from '../shapes.ts';
import { productLimits } from './limits.ts';
import { DatedPrice, ExchangeTerms, ManagedProduct, PricesRequested, ProductAct, ProductKind } from './manager-shapes.ts';

const params = z.strictObject({ productCode: word(40) });
const reason = text(500);

const ExchangeTermsShown = z.strictObject({
  terms: ExchangeTerms,
  /** What holds from a moment ahead on. */
  coming: z.nullable(z.strictObject({ terms: ExchangeTerms, from: Instant })),
  /** The newest first. */
  changes: z.array(z.strictObject({ terms: ExchangeTerms, ...doneForReason.shape })),
});

const product = (id: string) => ({ subject: { type: 'product', id } });

export const catalogueCalls = defineCalls({
  'GET /manager/products': {
    who: needing(managerReads, 'money'),
    summary: 'All packages with their prices of now and those to come',
    gives: z.strictObject({ products: z.array(ManagedProduct), now: Instant }),
    refusals: [],
  },
  'GET /manager/products/:productCode': {
    who: needing(managerReads, 'money'),
    summary: 'A package with every price it ever had: from when, by whom and why',
    params,
    gives: z.strictObject({ product: ManagedProduct, prices: z.array(DatedPrice), acts: z.array(ProductAct), now: Instant }),
    refusals: ['catalogue.product_not_found'],
  },
  'POST /manager/products': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'A new package with its first prices',
      body: z.strictObject({
        kind: ProductKind,
        lessons: z.int().check(z.gte(1), z.lte(productLimits.lessonsMost)),
        prices: PricesRequested,
        onSale: z.boolean(),
        reason,
      }),
      gives: ManagedProduct,
      refusals: ['catalogue.product_exists'],
      idempotent: true,
    },
    ({ body: { reason, ...after } }, it) => ({ act: 'money.product_made', ...product(it.productCode), reason, after }),
  ),
  'POST /manager/products/:productCode/sale': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'Puts a package on sale or takes it off; orders that are made keep it',
      params,
      body: z.strictObject({ onSale: z.boolean(), reason }),
      gives: ManagedProduct,
      refusals: ['catalogue.product_not_found'],
      idempotent: true,
    },
    ({ params, body: { reason, ...after } }) => ({ act: 'money.sale_changed', ...product(params.productCode), reason, after }),
  ),
  'POST /manager/products/:productCode/prices': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'New prices from a moment on, or at once; orders that are made keep theirs',
      params,
      body: z.strictObject({ prices: PricesRequested, validFrom: z.nullable(Instant), reason }),
      gives: ManagedProduct,
      refusals: ['catalogue.product_not_found', 'catalogue.price_in_past', 'catalogue.price_planned'],
      idempotent: true,
    },
    ({ params, body: { reason, ...after } }) => ({ act: 'money.price_set', ...product(params.productCode), reason, after }),
  ),
  'POST /manager/prices': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'New prices of many packages in one currency from a moment on: all of them or none; orders that are made keep theirs',
      body: z.strictObject({
        currency: Currency,
        prices: z
          .array(z.strictObject({ productCode: word(40, 1), amount: whole(1, productLimits.priceMost) }))
          .check(z.minLength(1), z.maxLength(productLimits.pricesAtOnce)),
        validFrom: z.nullable(Instant),
        reason,
      }),
      gives: z.strictObject({ products: z.array(ManagedProduct) }),
      refusals: ['catalogue.product_not_found', 'catalogue.price_in_past', 'catalogue.price_planned'],
      idempotent: true,
    },
    ({ body: { currency, prices, validFrom, reason } }) => ({
      act: 'money.prices_set',
      reason,
      after: { currency, packages: prices.map(({ productCode }) => productCode), validFrom },
    }),
  ),
  'POST /manager/products/:productCode/prices/withdraw': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'Calls off a price that has not begun yet',
      params,
      body: z.strictObject({ currency: Currency, validFrom: Instant, reason }),
      gives: ManagedProduct,
      refusals: ['catalogue.product_not_found', 'catalogue.price_not_found', 'catalogue.price_begun'],
      idempotent: true,
    },
    ({ params, body: { reason, ...before } }) => ({ act: 'money.price_withdrawn', ...product(params.productCode), reason, before }),
  ),
  'GET /manager/exchange-terms': {
    who: needing(managerReads, 'money'),
    summary: 'How lessons of one kind are exchanged for the other, and every change of it: when, by whom and why',
    gives: ExchangeTermsShown,
    refusals: [],
  },
  'POST /manager/exchange-terms': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'Lessons are exchanged by value or at a rate of whole numbers, as soon as families had their notice',
      body: z.strictObject({ terms: ExchangeTerms, reason }),
      gives: ExchangeTermsShown,
      refusals: [],
      idempotent: true,
    },
    ({ body: { terms, reason } }) => ({
      act: 'money.exchange_terms_set',
      reason,
      after: {
        exchangeBy: terms.by,
        ...(terms.by === 'rate' && { rateIndividual: terms.individual, rateGroup: terms.group }),
      },
    }),
  ),
});
