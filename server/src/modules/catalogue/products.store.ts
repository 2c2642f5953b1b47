import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

import type { PricedProduct } from './rules/product-shown.ts';

/** The list of products. The price of a moment is the latest that had begun by then. */
export function createProducts(db: Db) {
  const withPrice = (currency: Currency, now: Temporal.Instant) => sql`
    select p.product_code as code, p.kind, p.lessons, ${currency}::text as currency, price.amount
    from catalogue_products p
    left join lateral (
      select amount from catalogue_prices
      where product_code = p.product_code and currency = ${currency} and valid_from <= ${now} and withdrawn_at is null
      order by valid_from desc limit 1
    ) price on true`;
  return {
    priced: (currency: Currency, now: Temporal.Instant) =>
      db.all(sql<PricedProduct>`
        select * from (${withPrice(currency, now)} where p.on_sale) list where amount is not null
        order by array_position(array['individual', 'group', 'subscription'], kind), lessons`),
    /** A package that is not on sale is found when it is asked for. */
    find: (code: string, currency: Currency, now: Temporal.Instant, { alsoOffSale = false } = {}) =>
      db.one(sql<Omit<PricedProduct, 'amount'> & { amount: number | null }>`
        ${withPrice(currency, now)} where p.product_code = ${code} and (p.on_sale or ${alsoOffSale})`),
  };
}
