import type { Currency } from '@school/contract/shapes';

export type Region = 'EU' | 'US';

/** A way to pay: who takes the money, and how. */
export interface WayToPay {
  provider: string;
  method: string;
}

/**
 * Who takes which money, the nearest bank first: a payment in Belarus goes through a bank of Belarus, and is neither
 * converted nor taken for a foreign one. Where the nearest is not set up, the next one takes it. Not in the spec: chosen.
 */
const takers: Record<Region, Record<Currency, readonly string[]>> = {
  EU: {
    BYN: ['bepaid', 'stripe'],
    RUB: ['bepaid'],
    USD: ['stripe', 'bepaid'],
    EUR: ['stripe', 'bepaid'],
    KZT: ['stripe'],
  },
  US: { BYN: ['stripe'], RUB: [], USD: ['stripe'], EUR: ['stripe'], KZT: ['stripe'] },
};

/** Currencies that a provider takes in a region. */
export const currenciesOf = (code: string, region: Region): Currency[] =>
  (Object.keys(takers[region]) as Currency[]).filter((currency) => takers[region][currency].includes(code));

/**
 * Ways to pay in a currency: each method once, at the provider that takes the currency first. Play money stands for
 * itself, after the real one.
 */
export function waysToPay(
  currency: Currency,
  region: Region,
  offered: ReadonlyArray<{ code: string; methods(currency: Currency): readonly string[] }>,
): WayToPay[] {
  const codes = [...takers[region][currency], 'sandbox'];
  const ways: WayToPay[] = [];
  for (const provider of codes.map((code) => offered.find((known) => known.code === code))) {
    for (const method of provider?.methods(currency) ?? []) {
      if (provider && (provider.code === 'sandbox' || ways.every((way) => way.method !== method)))
        ways.push({ provider: provider.code, method });
    }
  }
  return ways;
}
