import type { FinanceInBase } from '@school/contract/finance/shapes';
import type { SettingValues } from '@school/contract/school/settings';
import type { Currency } from '@school/contract/shapes';

import type { DayLine, Line } from './lines.ts';
import { entriesOf, worthOf } from './worth.ts';

/** The currency that a school counts in, and what others are worth in it. */
export type Base = SettingValues['baseCurrency'];
type Sum = FinanceInBase['now'];

/**
 * What a currency was worth on a day in the base of now: by the rates of that day, whatever was the base then; where they say nothing of it,
 * by those of now; undefined where neither does.
 */
export function rateOn(day: Base, now: Base, currency: Currency): number | undefined {
  if (currency === now.currency) return 1;
  const cross = ({ rates }: Base) => (rates[currency] > 0 && rates[now.currency] > 0 ? rates[currency] / rates[now.currency] : undefined);
  return cross(day) ?? cross(now);
}

/** The days of a stretch added up in the base of now, and what is owed at its end; currencies without a rate are named. */
export function addedUp(
  lines: readonly DayLine[],
  owedAtEnd: ReadonlyMap<Currency, number>,
  { last, baseOn, now }: { last: string; baseOn(day: string): Base; now: Base },
): { sum: Sum; missing: Currency[] } {
  const missing = new Set<Currency>();
  const convert = (amount: number, day: string, currency: Currency): number => {
    const rate = rateOn(baseOn(day), now, currency);
    if (rate === undefined && amount !== 0) missing.add(currency);
    return Math.round(amount * (rate ?? 0));
  };
  const sum: Sum = { sold: 0, refunded: 0, net: 0, earned: 0, atEnd: 0 };
  for (const [name, of] of Map.groupBy(lines, ({ date, currency }) => `${date} ${currency}`)) {
    const [day = '', currency = ''] = name.split(' ');
    if (currency === '') continue;
    const worth = worthOf([], entriesOf(of), refundedOf(of));
    for (const figure of ['sold', 'refunded', 'earned'] as const) sum[figure] += convert(worth[figure], day, currency as Currency);
  }
  for (const [currency, amount] of owedAtEnd) sum.atEnd += convert(amount, last, currency);
  return { sum: { ...sum, net: sum.sold - sum.refunded }, missing: [...missing].toSorted() };
}

/** What families were promised back among lines. */
export const refundedOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { part, amount }) => (part === 'refunded' ? sum + amount : sum), 0);
