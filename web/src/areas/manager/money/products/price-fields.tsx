import type { ManagedProduct } from '@school/contract/catalogue/manager-shapes';
import { productLimits } from '@school/contract/catalogue/limits';
import type { Currency } from '@school/contract/shapes';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { AmountFields } from '../dated/amount-fields.tsx';
import { minorUnits } from '../dated/amounts.ts';
import { currencies, priceOf } from './use-product-words.ts';

/** What was typed, by currency. */
export type TypedPrices = Partial<Record<Currency, string>>;

interface PriceFieldsProps {
  typed: TypedPrices;
  onType(typed: TypedPrices): void;
  /** Whose prices of now stand beside the fields. */
  product?: ManagedProduct;
}

/** A field a currency: an empty one says nothing of it. */
export function PriceFields({ typed, onType, product }: PriceFieldsProps) {
  const { form: t } = useTexts('managerProducts');
  const locale = useLocale();
  const nowIn = (currency: Currency) => {
    const price = product && priceOf(product, currency);
    return price ? t.now(money(locale, price)) : t.noneNow;
  };
  return (
    <AmountFields
      of={(currency) => ({
        ...(product && { help: nowIn(currency) }),
        value: typed[currency] ?? '',
        onChange: (text) => onType({ ...typed, [currency]: text }),
      })}
    />
  );
}

/** The prices that were typed, or what is wrong at which field. */
export function pricesIn(
  typed: TypedPrices,
  t: { wrong: string; oneNeeded: string },
): { prices: Partial<Record<Currency, number>>; wrong?: never } | { prices?: never; wrong: Record<string, string> } {
  const prices: Partial<Record<Currency, number>> = {};
  const wrong: Record<string, string> = {};
  for (const currency of currencies) {
    const text = (typed[currency] ?? '').trim();
    if (text === '') continue;
    const amount = minorUnits(text);
    if (amount === undefined || amount > productLimits.priceMost) wrong[currency] = t.wrong;
    else prices[currency] = amount;
  }
  if (Object.keys(wrong).length > 0) return { wrong };
  return Object.keys(prices).length === 0 ? { wrong: { '': t.oneNeeded } } : { prices };
}

/** A smaller package of the kind whose lesson would be cheaper at these prices: hardly meant. */
export function cheaperSmaller(
  { kind, lessons }: Pick<ManagedProduct, 'kind' | 'lessons'>,
  typed: TypedPrices,
  products: readonly ManagedProduct[],
): ManagedProduct | undefined {
  return products.find(
    (other) =>
      other.kind === kind &&
      other.onSale &&
      other.lessons < lessons &&
      currencies.some((currency) => {
        const [amount, theirs] = [minorUnits(typed[currency] ?? ''), priceOf(other, currency)?.amount];
        return amount !== undefined && theirs !== undefined && amount * other.lessons > theirs * lessons;
      }),
  );
}
