import type { Currency, Locale } from '@school/contract/shapes';

/** An amount in minor units as people read it. */
export function moneyOf({ amount, currency }: { amount: number; currency: Currency }, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
