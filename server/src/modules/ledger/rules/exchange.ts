import type { ExchangeRequest } from '@school/contract/ledger/balance-shapes';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { isAlive } from './expiry.ts';
import type { Lot } from './lot.ts';
import { valueOfNext } from './unit-value.ts';

/** So many lessons for so much, in minor units: the price of one is a fraction, and stays one. */
export interface UnitPrice {
  amount: number;
  lessons: number;
  from: 'lastOrder' | 'catalogue' | 'origin';
}

/** So many units of one kind for so many of the other, in whole numbers. */
export interface Rate {
  take: number;
  give: number;
}

/** What an exchange takes out of lots, and the one lot that comes of it with all the worth that goes over. */
export interface ExchangePart<L> {
  sources: Array<{ lot: L; takes: number; value: number }>;
  gives: number;
  /** What a new unit was bought at; null at a rate. */
  price: UnitPrice | null;
}

export interface Exchange<L> {
  may: Verdict;
  /** The most that may be exchanged now. */
  most: number;
  parts: Array<ExchangePart<L>>;
}

/**
 * Units of one kind for units of the other at a rate that the school has set: free living units of packages in the
 * order of use, so the lots come in it; those of a subscription belong to its period and stay. What does not divide by
 * the rate is refused, never rounded, lot by lot, so that each new lot is a whole one with the worth of what it was made of.
 */
export function exchangeAtRate<L extends Lot>(
  lots: readonly L[],
  { from, to, units }: ExchangeRequest,
  now: Temporal.Instant,
  rate: Rate,
): Exchange<L> {
  const usable = lots.filter(({ kind, subscription, expiresAt }) => kind === from && !subscription && isAlive(expiresAt, now));
  const whole = usable.map((lot) => ({ lot, free: Math.floor((lot.remaining - lot.held) / rate.take) * rate.take }));
  const most = whole.reduce((sum, { free }) => sum + free, 0);
  const free = usable.reduce((sum, { remaining, held }) => sum + remaining - held, 0);
  const no = (why: Parameters<typeof refused>[0], facts = {}) => ({ may: refused(why, facts), most, parts: [] });

  if (from === to) return { ...no('ledger.exchange_same_kind'), most: 0 };
  if (units > free) return no('ledger.not_enough_free', { free: most });
  if (units > most || units % rate.take !== 0) return no('ledger.exchange_leaves_rest', { take: rate.take });
  const parts: Array<ExchangePart<L>> = [];
  let rest = units;
  for (const { lot, free: most } of whole) {
    const takes = Math.min(rest, most);
    if (takes === 0) continue;
    const value = valueOfNext({ value: lot.value, granted: lot.granted, gone: lot.granted - lot.remaining }, takes);
    parts.push({ sources: [{ lot, takes, value }], gives: (takes / rate.take) * rate.give, price: null });
    rest -= takes;
  }
  return { may: allowed(), most, parts };
}
