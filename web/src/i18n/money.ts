import type { Locale } from '@school/words/grammar';

/** An amount in minor units of its currency, as the contract writes it. */
interface Amount {
  amount: number;
  currency: string;
}

/** «1 234,50 BYN» in Russian, «BYN 1,234.50» in English; whole amounts without the empty cents: «480 BYN». */
export function money(locale: Locale, { amount, currency }: Amount): string {
  const whole = amount % 100 === 0;
  const digits = whole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code', ...digits }).format(amount / 100);
}
