import { type Region, regionRow } from '@school/contract/region/regions';
import type { Currency } from '@school/contract/shapes';

/** A payment option: who takes the money, and how. */
export interface PaymentOption {
  provider: string;
  method: string;
}

/** Currencies that a provider takes in a region. */
export const currenciesOf = (code: string, region: Region): Currency[] =>
  (Object.keys(regionRow(region).banks) as Currency[]).filter((currency) => regionRow(region).banks[currency].includes(code));

/**
 * Payment options in a currency: each method once, at the provider that takes the currency first in this region (table of regions). Play money stands for
 * itself, after the real one.
 */
export function paymentOptions(
  currency: Currency,
  region: Region,
  offered: ReadonlyArray<{ code: string; methods(currency: Currency): readonly string[] }>,
): PaymentOption[] {
  const codes = [...regionRow(region).banks[currency], 'sandbox'];
  const options: PaymentOption[] = [];
  for (const provider of codes.map((code) => offered.find((known) => known.code === code))) {
    for (const method of provider?.methods(currency) ?? []) {
      if (provider && (provider.code === 'sandbox' || options.every((option) => option.method !== method)))
        options.push({ provider: provider.code, method });
    }
  }
  return options;
}
