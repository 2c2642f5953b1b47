import type { ManagedProduct } from '@school/contract/catalogue/manager-shapes';
import type { Currency } from '@school/contract/shapes';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import type { Locale } from '@school/words/grammar';
import { useTexts } from '#i18n/texts.ts';
import type { TextsOf } from '#i18n/features.ts';
import { at, schoolZone } from '#i18n/time.ts';
import type { ListFile } from '#kit/list-page.tsx';

type Texts = TextsOf<'managerProducts'>;
type Named = Pick<ManagedProduct, 'kind' | 'lessons'>;

export const currencies = ['BYN', 'RUB', 'USD', 'EUR', 'KZT'] as const satisfies readonly Currency[];

/** The price of one lesson, rounded half up: for showing only. */
export const perLesson = (amount: number, lessons: number): number => Math.floor(amount / lessons + 0.5);

/** What a package costs now in a currency. */
export const priceOf = ({ prices }: Pick<ManagedProduct, 'prices'>, currency: Currency) => prices.find((it) => it.currency === currency);

/** How packages and their prices are told. */
export function useProductWords() {
  const t = useTexts('managerProducts');
  const locale = useLocale();
  return {
    name: ({ kind, lessons }: Named) => t.name[kind](lessons),
    price: (product: ManagedProduct, currency: Currency) => {
      const price = priceOf(product, currency);
      return price ? money(locale, price) : t.noPrice;
    },
    lesson: (product: ManagedProduct) => {
      const price = priceOf(product, 'BYN') ?? product.prices[0];
      return price ? money(locale, { ...price, amount: perLesson(price.amount, product.lessons) }) : t.noPrice;
    },
    planned: (product: ManagedProduct) =>
      product.planned.map((it) => t.plannedFrom(money(locale, it), at(locale, it.validFrom, 'day', schoolZone))),
  };
}

/** The packages as a file. */
export const productsFile = (t: Texts, locale: Locale): ListFile<ManagedProduct> => ({
  name: t.fileName,
  columns: [t.columns.product, t.kind, t.columns.sale, ...currencies, t.columns.planned],
  row: (it) => [
    t.name[it.kind](it.lessons),
    t.kinds[it.kind],
    it.onSale ? t.onSale : t.offSale,
    ...currencies.map((currency) => decimal(priceOf(it, currency)?.amount, locale)),
    it.planned.map((next) => t.plannedFrom(money(locale, next), at(locale, next.validFrom, 'date', schoolZone))).join(', '),
  ],
});

/** An amount as a spreadsheet reads a number. */
const decimal = (amount: number | undefined, locale: Locale): string =>
  amount === undefined ? '' : new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false }).format(amount / 100);
