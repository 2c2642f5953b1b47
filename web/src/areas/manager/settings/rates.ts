import { settingLimits } from '@school/contract/school/limits';
import type { SettingValues } from '@school/contract/school/settings';
import type { Locale } from '@school/contract/shapes';

import { currencies } from '../money/products/use-product-words.ts';

type Base = SettingValues['baseCurrency'];
const { whole, most } = settingLimits.rates;
const digits = String(whole).length - 1;

/** «1 USD = 3,1 BYN», for each currency that has a rate. */
export const ratesSaid = (locale: Locale, { currency: base, rates }: Base): string[] =>
  currencies
    .filter((currency) => currency !== base && rates[currency] > 0)
    .map((currency) => `1 ${currency} = ${(rates[currency] / whole).toLocaleString(locale, { maximumFractionDigits: digits })} ${base}`);

/** A rate as it is typed; empty where none is said. */
export const typedRate = (rate: number): string => (rate === 0 ? '' : String(rate / whole).replace('.', ','));

/** What was typed, in millionths; none where nothing was, undefined for what is no rate. */
export function rateOf(typed: string): number | undefined {
  if (typed === '') return 0;
  const match = /^(\d{1,6})(?:[.,](\d+))?$/.exec(typed.replace(/\s/g, ''));
  const decimals = match?.[2] ?? '';
  if (!match || decimals.length > digits) return undefined;
  const rate = Number(match[1]) * whole + Number(decimals.padEnd(digits, '0'));
  return rate > 0 && rate <= most ? rate : undefined;
}
