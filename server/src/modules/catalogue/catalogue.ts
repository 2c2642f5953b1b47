import type { Product } from '@school/contract/catalogue/shapes';
import type { Currency } from '@school/contract/shapes';

import type { Db } from '#platform/db';
import { Refusal } from '#platform/refusal';

import { createProducts } from './products.store.ts';
import { productShown } from './rules/product-shown.ts';

/** Packages and their prices (spec §3 Product, decisions D7). */
export function createCatalogue({ db }: { db: Db }) {
  const store = createProducts(db);
  return {
    /** Everything on sale with a price in the currency at `now`: individual, group, subscription, small first. */
    async products(currency: Currency, now: Temporal.Instant): Promise<Product[]> {
      return (await store.priced(currency, now)).map(productShown);
    },
    /** One product with its price at `now`. Refuses an unknown product, and one without a price in the currency. */
    async product(code: string, currency: Currency, now: Temporal.Instant): Promise<Product> {
      const found = await store.find(code, currency, now);
      if (!found) throw new Refusal('catalogue.product_not_found');
      if (found.amount === null) throw new Refusal('catalogue.no_price', { currency });
      return productShown({ ...found, amount: found.amount });
    },
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
