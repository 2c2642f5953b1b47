import { productCodeOf } from '@school/contract/catalogue/product-codes';
import type { AnswerOf, SentTo } from '@school/contract/calls';
import type { DatedPrice, ManagedProduct } from '@school/contract/catalogue/manager-shapes';
import { Currency } from '@school/contract/shapes';

import type { Clock } from '#platform/clock';
import { type Colleague, colleagueShown, withdrawalShown } from '#platform/dated-rows';
import type { Db } from '#platform/db';
import { insist, Refusal } from '#platform/refusal';

import type { PriceRecord, Prices, ProductRecord } from './prices.store.ts';
import { currentOf, mayBegin, mayWithdraw, stateOf } from './rules/price.ts';

/** What managing packages works with. */
export interface ManageTools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  prices: Prices;
}

type Requested = Partial<Record<Currency, number | undefined>>;

/** All packages, small first, with their prices of now and to come (docs/rules/products.md#packages). */
export const listManaged =
  ({ prices, clock }: ManageTools) =>
  async (): Promise<AnswerOf<'GET /manager/products'>> => {
    const now = clock.now();
    const [products, all] = await Promise.all([prices.products(), prices.all()]);
    return { products: products.map((it) => managed(it, ofProduct(all, it.productCode), now)), now: now.toString() };
  };

/** One package with its whole story: every price it had, who set it and why. */
export const showManaged =
  ({ prices, clock }: ManageTools) =>
  async (code: string): Promise<AnswerOf<'GET /manager/products/:productCode'>> => {
    const now = clock.now();
    const product = await prices.product(code);
    if (!product) throw new Refusal('catalogue.product_not_found');
    const [all, acts] = await Promise.all([prices.all(code), prices.acts(code)]);
    return {
      product: managed(product, all, now),
      prices: all.map((price) => dated(price, all, now)),
      acts: acts.map(({ act, at, byId, byName, reason }) => ({
        act,
        at: at.toString(),
        by: { accountId: byId, name: byName },
        reason,
      })),
      now: now.toString(),
    };
  };

/** A new package, sold from now on if it is to be. */
export const addProduct =
  (tools: ManageTools) =>
  (by: Colleague, request: SentTo<'POST /manager/products'>['body']): Promise<ManagedProduct> =>
    tools.db.inTransaction(async () => {
      const { kind, lessons, onSale, reason } = request;
      const productCode = productCodeOf(kind, lessons);
      const now = tools.clock.now();
      if (!(await tools.prices.add({ productCode, kind, lessons, onSale }))) throw new Refusal('catalogue.product_exists');
      await tools.prices.note(productCode, 'made', reason, by, now);
      await setAll(tools, by, { productCode, prices: request.prices, validFrom: now, reason }, now);
      return shown(tools, productCode);
    });

/** Puts a package on sale or takes it off. What is ordered already stays ordered. */
export const setOnSale =
  (tools: ManageTools) =>
  (by: Colleague, productCode: string, { onSale, reason }: { onSale: boolean; reason: string }): Promise<ManagedProduct> =>
    tools.db.inTransaction(async () => {
      const product = await lock(tools, productCode);
      if (product.onSale !== onSale) {
        await tools.prices.setOnSale(productCode, onSale);
        await tools.prices.note(productCode, onSale ? 'onSale' : 'offSale', reason, by, tools.clock.now());
      }
      return shown(tools, productCode);
    });

/** New prices from a moment on; null is at once. All of them, or none. */
export const setPrices =
  (tools: ManageTools) =>
  (
    by: Colleague,
    productCode: string,
    request: { prices: Requested; validFrom: Temporal.Instant | null; reason: string },
  ): Promise<ManagedProduct> =>
    tools.db.inTransaction(async () => {
      await lock(tools, productCode);
      const now = tools.clock.now();
      const validFrom = request.validFrom ?? now;
      insist(mayBegin(validFrom, now));
      await setAll(tools, by, { ...request, productCode, validFrom }, now);
      return shown(tools, productCode);
    });

/** New prices of many packages in one currency. All of them, or none; packages are locked in one order. */
export const setManyPrices =
  (tools: ManageTools) =>
  (
    by: Colleague,
    request: {
      currency: Currency;
      prices: ReadonlyArray<{ productCode: string; amount: number }>;
      validFrom: Temporal.Instant | null;
      reason: string;
    },
  ): Promise<{ products: ManagedProduct[] }> =>
    tools.db.inTransaction(async () => {
      const { currency, reason } = request;
      const sorted = request.prices.toSorted((a, b) => (a.productCode < b.productCode ? -1 : 1));
      for (const { productCode } of sorted) await lock(tools, productCode);
      const now = tools.clock.now();
      const validFrom = request.validFrom ?? now;
      insist(mayBegin(validFrom, now));
      const products = [];
      for (const { productCode, amount } of sorted) {
        await setAll(tools, by, { productCode, prices: { [currency]: amount }, validFrom, reason }, now);
        products.push(await shown(tools, productCode));
      }
      return { products };
    });

/** Calls off a price that has not begun: until then the one before it goes on. */
export const withdrawPrice =
  (tools: ManageTools) =>
  (
    by: Colleague,
    productCode: string,
    { currency, validFrom, reason }: { currency: Currency; validFrom: Temporal.Instant; reason: string },
  ): Promise<ManagedProduct> =>
    tools.db.inTransaction(async () => {
      await lock(tools, productCode);
      const now = tools.clock.now();
      const price = (await tools.prices.all(productCode)).find(
        (it) => it.currency === currency && it.withdrawnAt === null && it.validFrom.equals(validFrom),
      );
      if (!price) throw new Refusal('catalogue.price_not_found');
      insist(mayWithdraw(price, now));
      await tools.prices.withdraw({ code: productCode, currency, validFrom, reason }, by, now);
      return shown(tools, productCode);
    });

async function lock({ prices }: ManageTools, code: string): Promise<ProductRecord> {
  const product = await prices.lock(code);
  if (!product) throw new Refusal('catalogue.product_not_found');
  return product;
}

async function setAll(
  { prices }: ManageTools,
  by: Colleague,
  {
    productCode,
    prices: requested,
    validFrom,
    reason,
  }: { productCode: string; prices: Requested; validFrom: Temporal.Instant; reason: string },
  now: Temporal.Instant,
): Promise<void> {
  for (const currency of Currency.options) {
    const amount = requested[currency];
    if (amount === undefined) continue;
    const isNew = await prices.set({ code: productCode, currency, amount, validFrom, reason }, by, now);
    if (!isNew) throw new Refusal('catalogue.price_planned', { currency });
  }
}

async function shown({ prices, clock }: ManageTools, code: string): Promise<ManagedProduct> {
  const product = await prices.product(code);
  if (!product) throw new Error(`Package ${code} was kept and is not there`);
  return managed(product, await prices.all(code), clock.now());
}

const ofProduct = (all: readonly PriceRecord[], code: string) => all.filter(({ productCode }) => productCode === code);

const managed = (product: ProductRecord, all: readonly PriceRecord[], now: Temporal.Instant): ManagedProduct => ({
  ...product,
  prices: Currency.options.flatMap((currency) => {
    const price = currentOf(all, currency, now);
    return price ? [{ amount: price.amount, currency }] : [];
  }),
  planned: all
    .filter((price) => stateOf(price, all, now) === 'planned')
    .toSorted((one, other) => Temporal.Instant.compare(one.validFrom, other.validFrom) || placeOf(one) - placeOf(other))
    .map(({ currency, amount, validFrom }) => ({ currency, amount, validFrom: validFrom.toString() })),
});

const dated = (price: PriceRecord, all: readonly PriceRecord[], now: Temporal.Instant): DatedPrice => ({
  currency: price.currency,
  amount: price.amount,
  validFrom: price.validFrom.toString(),
  state: stateOf(price, all, now),
  setAt: price.setAt?.toString() ?? null,
  by: colleagueShown(price.setBy, price.setByName),
  reason: price.reason,
  withdrawn: withdrawalShown(price),
});

const placeOf = ({ currency }: { currency: Currency }): number => Currency.options.indexOf(currency);
