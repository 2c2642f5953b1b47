import type { ExchangeRequest } from '@school/contract/ledger/balance-shapes';
import type { Currency } from '@school/contract/shapes';
import { allowed, refused } from '@school/contract/verdict';

import type { Exchange, ExchangePart, UnitPrice } from './exchange.ts';
import { isAlive } from './expiry.ts';
import type { Lot, UnitKind } from './lot.ts';
import { valueOfNext } from './unit-value.ts';

/** A lot with the one it comes from in the end: itself, or what the first of its exchanges was made of. */
export interface RootedLot extends Lot {
  rootId: string;
  rootKind: UnitKind;
  rootValue: number;
  rootGranted: number;
}

/** What units of a kind cost the family, by currency; undefined where nothing says so. */
export type PriceOf = (currency: Currency) => UnitPrice | undefined;

/**
 * Units of one kind for units of the other by what they were bought for (docs/decisions/0051). Units that come from one
 * package are put together, in the order of use, buy as many whole units as they are worth, and the new lot keeps all
 * of their worth; what would buy nothing more stays as it is. Into the kind that they once came from they go back at the
 * price they came at, so that there and back changes nothing. Gifts were bought for nothing and buy nothing.
 */
export function exchangeByValue<L extends RootedLot>(
  lots: readonly L[],
  { from, to, units }: ExchangeRequest,
  now: Temporal.Instant,
  priceOf: PriceOf,
): Exchange<L> {
  const free = lots.filter((lot) => lot.kind === from && !lot.subscription && isAlive(lot.expiresAt, now) && lot.remaining > lot.held);
  const usable = free.filter(({ value }) => value > 0);
  const most = freeIn(usable);
  const no = (why: Parameters<typeof refused>[0], facts = {}) => ({ may: refused(why, facts), most, parts: [] });
  if (from === to) return { ...no('ledger.exchange_same_kind'), most: 0 };
  if (units > freeIn(free)) return no('ledger.not_enough_free', { free: most });
  if (units > most) return no('ledger.exchange_only_paid', { most });
  const parts: Array<ExchangePart<L>> = [];
  let rest = units;
  let priced = false;
  for (const group of Map.groupBy(usable, ({ rootId }) => rootId).values()) {
    const price = priceFor(group, to, priceOf);
    if (!price) continue;
    priced = true;
    const part = bought(group, rest, price);
    if (!part) continue;
    parts.push(part);
    rest -= sum(part.sources.map(({ takes }) => takes));
  }
  if (!priced) return no('ledger.exchange_no_price');
  if (parts.length === 0) return no('ledger.exchange_too_little', { units });
  return { may: allowed(), most, parts };
}

function priceFor([first]: readonly RootedLot[], to: UnitKind, priceOf: PriceOf): UnitPrice | undefined {
  if (!first) return undefined;
  if (first.rootKind === to && first.rootValue > 0) return { amount: first.rootValue, lessons: first.rootGranted, from: 'origin' };
  return first.currency === null ? undefined : priceOf(first.currency);
}

/** What `most` units of one package buy at a price: as many whole units as their worth allows, for as few units as that takes. */
function bought<L extends RootedLot>(group: readonly L[], most: number, price: UnitPrice): ExchangePart<L> | undefined {
  const gives = wholeUnits(worthOf(group, most), price);
  if (gives === 0) return undefined;
  const cost = costOf(gives, price);
  let takes = 1;
  while (worthOf(group, takes) < cost) takes += 1;
  return { sources: spread(group, takes), gives, price };
}

/** Units cost whole minor units, the part of one is never asked for. */
const costOf = (units: number, { amount, lessons }: UnitPrice): number => Math.floor((units * amount) / lessons);

/** The most units whose cost a worth covers. */
const wholeUnits = (worth: number, { amount, lessons }: UnitPrice): number => Math.floor(((worth + 1) * lessons - 1) / amount);

const worthOf = (group: readonly RootedLot[], units: number): number => sum(spread(group, units).map(({ value }) => value));

/** The next `units` free units of lots in the order of use, with the worth of each part. */
function spread<L extends Lot>(group: readonly L[], units: number): ExchangePart<L>['sources'] {
  const parts: ExchangePart<L>['sources'] = [];
  let rest = units;
  for (const lot of group) {
    const takes = Math.min(rest, lot.remaining - lot.held);
    if (takes === 0) continue;
    parts.push({ lot, takes, value: valueOfNext({ value: lot.value, granted: lot.granted, gone: lot.granted - lot.remaining }, takes) });
    rest -= takes;
  }
  return parts;
}

const freeIn = (lots: readonly Lot[]): number => sum(lots.map(({ remaining, held }) => remaining - held));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
