import type { ProductAct, ProductKind } from '@school/contract/catalogue/manager-shapes';
import type { Currency } from '@school/contract/shapes';

import { datedColumns, type DatedRow, type Colleague, withdrawal } from '#platform/dated-rows';
import { type Db, sql } from '#platform/db';

import type { Price } from './rules/price.ts';

export interface ProductRecord {
  productCode: string;
  kind: ProductKind;
  lessons: number;
  onSale: boolean;
}

/** A price with its story; nobody set those that came with the school. */
export interface PriceRecord extends Price, Omit<DatedRow, 'setAt' | 'setBy' | 'setByName'> {
  productCode: string;
  setAt: Temporal.Instant | null;
  setBy: string | null;
  setByName: string | null;
}

export interface ActRecord {
  act: ProductAct['act'];
  at: Temporal.Instant;
  byId: string;
  byName: string;
  reason: string;
}

const productColumns = sql`product_code as "productCode", kind, lessons, on_sale as "onSale"`;
const priceColumns = sql`product_code as "productCode", currency, amount, ${datedColumns}`;

export type Prices = ReturnType<typeof createPrices>;

/** Packages as managers keep them: their dated prices and what was done to them. */
export function createPrices(db: Db) {
  return {
    products: () =>
      db.all(sql<ProductRecord>`
        select ${productColumns} from catalogue_products
        order by array_position(array['individual', 'group', 'subscription'], kind), lessons`),
    /** Locks the package: two managers who change one work one after the other. */
    lock: (code: string) =>
      db.one(sql<ProductRecord>`select ${productColumns} from catalogue_products where product_code = ${code} for no key update`),
    product: (code: string) => db.one(sql<ProductRecord>`select ${productColumns} from catalogue_products where product_code = ${code}`),
    /** False when there is such a package. */
    async add({ productCode, kind, lessons, onSale }: ProductRecord): Promise<boolean> {
      return (
        (await db.run(sql`
          insert into catalogue_products (product_code, kind, lessons, on_sale) values (${productCode}, ${kind}, ${lessons}, ${onSale})
          on conflict do nothing`)) === 1
      );
    },
    setOnSale: (code: string, onSale: boolean) =>
      db.run(sql`update catalogue_products set on_sale = ${onSale} where product_code = ${code}`),

    /** Prices of one package, or of all: the newest begin first. */
    all: (code?: string) =>
      db.all(sql<PriceRecord>`
        select ${priceColumns} from catalogue_prices where ${code ?? null}::text is null or product_code = ${code ?? null}
        order by product_code, valid_from desc, currency, withdrawn_at nulls first`),
    /** False when a price begins at this very instant already. */
    async set(
      it: { code: string; currency: Currency; amount: number; validFrom: Temporal.Instant; reason: string },
      by: Colleague,
      now: Temporal.Instant,
    ): Promise<boolean> {
      return (
        (await db.run(sql`
          insert into catalogue_prices (product_code, currency, valid_from, amount, set_at, set_by, set_by_name, reason)
          values (${it.code}, ${it.currency}, ${it.validFrom}, ${it.amount}, ${now}, ${by.accountId}, ${by.name}, ${it.reason})
          on conflict do nothing`)) === 1
      );
    },
    withdraw: (
      it: { code: string; currency: Currency; validFrom: Temporal.Instant; reason: string },
      by: Colleague,
      now: Temporal.Instant,
    ) =>
      db.run(sql`
        update catalogue_prices
        set ${withdrawal(by, it.reason, now)}
        where product_code = ${it.code} and currency = ${it.currency} and valid_from = ${it.validFrom} and withdrawn_at is null`),

    note: (code: string, act: ProductAct['act'], reason: string, by: Colleague, now: Temporal.Instant) =>
      db.run(sql`
        insert into catalogue_acts (product_code, act, at, by_id, by_name, reason)
        values (${code}, ${act}, ${now}, ${by.accountId}, ${by.name}, ${reason})`),
    acts: (code: string) =>
      db.all(sql<ActRecord>`
        select act, at, by_id as "byId", by_name as "byName", reason from catalogue_acts where product_code = ${code} order by act_id desc`),
  };
}
