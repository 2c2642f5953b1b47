import type { ExchangeTerms } from '@school/contract/catalogue/manager-shapes';
import type { ExchangePlan, ExchangeRequest } from '@school/contract/ledger/balance-shapes';
import type { Currency } from '@school/contract/shapes';

import type { Catalogue } from '#modules/catalogue';
import { newId } from '#platform/ids';
import { insist } from '#platform/refusal';

import type { ListedLot, LotList } from '../stores/lot-list.store.ts';
import { balanceFrom } from '../rules/balance.ts';
import { exchangeAtRate, type Exchange, type ExchangePart, type Rate, type UnitPrice } from '../rules/exchange.ts';
import { exchangeByValue, type PriceOf } from '../rules/exchange-by-value.ts';
import { isAlive } from '../rules/expiry.ts';
import type { UnitKind } from '../rules/lot.ts';
import { type Tools, tellChanged } from '../dependencies/dependencies.ts';

export type ExchangeTools = Tools & { lotList: LotList; catalogue: Pick<Catalogue, 'exchangeTerms' | 'products'> };

/** What an exchange would take, give and leave; nothing is changed. */
export const previewExchange =
  (tools: ExchangeTools) =>
  async (familyId: string, request: ExchangeRequest): Promise<ExchangePlan> =>
    planOf(tools, familyId, request, await weigh(tools, familyId, request));

/**
 * Exchanges free units of one kind for the other, once for its key: by what they were bought for, or at the rate that the
 * school has set (docs/decisions/0051). The new lots keep last day, order and worth, so no money moves.
 */
export const exchangeUnits =
  (tools: ExchangeTools) =>
  (familyId: string, request: ExchangeRequest, key: string): Promise<ExchangePlan> =>
    tools.db.inTransaction(async () => {
      const now = tools.clock.now();
      await tools.books.lockFamily(familyId);
      const asked = { scope: `family:${familyId}`, key: `exchange:${key}`, what: 'exchange', request: { ...request } };
      const op = await tools.books.beginOp(asked, now);
      if ('already' in op) return JSON.parse(op.already) as ExchangePlan;
      const weighed = await weigh(tools, familyId, request);
      insist(weighed.may);
      await tools.books.openWallet(familyId, request.to);
      for (const { sources, gives } of weighed.parts) {
        for (const { lot, takes, value } of sources) {
          await tools.lots.spend(lot, takes, 0);
          await tools.books.enter({ opId: op.opId, lot, type: 'exchange', delta: -takes, value }, now);
        }
        const [first] = sources;
        if (!first) continue;
        const value = sum(sources.map((it) => it.value));
        const made = { lotId: newId(), familyId, kind: request.to, granted: gives, value, createdAt: now };
        await tools.lotList.addExchanged({ ...made, from: first.lot });
        await tools.books.enter({ opId: op.opId, lot: made, type: 'exchange', delta: gives, value }, now);
      }
      const plan = await planOf(tools, familyId, request, weighed);
      await tools.books.finishOp(op.opId, JSON.stringify(plan));
      await tools.outbox.publish({ type: 'ledger.balance_replenished', familyId, kind: request.to, units: plan.gives });
      await tellChanged(tools, familyId);
      return plan;
    });

interface Weighed extends Exchange<ListedLot> {
  rate: Rate | null;
  coming: ExchangePlan['coming'];
  lots: readonly ListedLot[];
  now: Temporal.Instant;
}

/** What the exchange comes to by the terms of now. */
async function weigh(tools: ExchangeTools, familyId: string, request: ExchangeRequest): Promise<Weighed> {
  const now = tools.clock.now();
  const lots = await tools.lotList.ofFamily(familyId);
  const { terms, coming: next } = await tools.catalogue.exchangeTerms();
  const coming = next && { rate: rateOf(next.terms, request), from: next.from };
  const rate = rateOf(terms, request);
  if (rate === null) {
    const priceOf = await pricesOf(tools, familyId, request.to, lots);
    return { ...exchangeByValue(lots, request, now, priceOf), rate, coming, lots, now };
  }
  return { ...exchangeAtRate(lots, request, now, rate), rate, coming, lots, now };
}

/** How many units are given for how many, by terms of a rate; null: by value. */
function rateOf(terms: ExchangeTerms, { from }: ExchangeRequest): Rate | null {
  if (terms.by === 'value') return null;
  const { individual, group } = terms;
  return from === 'gold' ? { take: individual, give: group } : { take: group, give: individual };
}

/** Units of a kind cost what the family's last package of it did, before any discount; else the smallest on sale. */
async function pricesOf(
  { lotList, catalogue, clock }: ExchangeTools,
  familyId: string,
  kind: UnitKind,
  lots: readonly ListedLot[],
): Promise<PriceOf> {
  const prices = new Map<Currency, UnitPrice>();
  for (const currency of new Set(lots.flatMap((lot) => lot.currency ?? []))) {
    const last = await lotList.lastListPrice(familyId, kind, currency);
    if (last) prices.set(currency, { ...last, from: 'lastOrder' });
    else {
      const onSale = (await catalogue.products(currency, clock.now())).filter(
        (it) => it.kind === (kind === 'gold' ? 'individual' : 'group'),
      );
      const [smallest] = onSale.toSorted((one, other) => one.lessons - other.lessons);
      if (smallest) prices.set(currency, { amount: smallest.price.amount, lessons: smallest.lessons, from: 'catalogue' });
    }
  }
  return (currency) => prices.get(currency);
}

async function planOf(
  { lots: store, school }: ExchangeTools,
  familyId: string,
  request: ExchangeRequest,
  { may, most, parts, rate, coming, lots, now }: Weighed,
): Promise<ExchangePlan> {
  const taken = new Map(parts.flatMap(({ sources }) => sources).map(({ lot, takes }) => [lot, takes]));
  const left = lots.map((lot) => ({ ...lot, remaining: lot.remaining - (taken.get(lot) ?? 0) }));
  const made = parts.flatMap(({ sources: [first], gives }) =>
    first ? [{ ...first.lot, kind: request.to, granted: gives, remaining: gives, held: 0 }] : [],
  );
  const takes = sum(taken.values());
  const gifts = lots.filter((lot) => lot.kind === request.from && !lot.subscription && lot.value === 0 && isAlive(lot.expiresAt, now));
  return {
    may,
    rate,
    coming,
    takes,
    gives: sum(parts.map(({ gives }) => gives)),
    stays: may.allowed ? request.units - takes : 0,
    most,
    gifts: rate === null ? sum(gifts.map(({ remaining, held }) => remaining - held)) : 0,
    lots: parts.flatMap((part) => shownLot(part)),
    after: balanceFrom(
      [...left.filter(({ remaining }) => remaining > 0), ...made],
      await store.pastOf(familyId),
      now,
      school.now('endingAt'),
    ),
  };
}

function shownLot({ sources, gives, price }: ExchangePart<ListedLot>): ExchangePlan['lots'] {
  const [first] = sources;
  if (!first) return [];
  const { currency, expiresAt } = first.lot;
  const worth = sum(sources.map(({ value }) => value));
  return [
    {
      takes: sum(sources.map((it) => it.takes)),
      units: gives,
      expiresAt: expiresAt.toString(),
      worth: currency && worth > 0 ? { amount: worth, currency } : null,
      price: currency && price ? { amount: Math.round(price.amount / price.lessons), currency } : null,
      priceFrom: price?.from ?? null,
    },
  ];
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);
