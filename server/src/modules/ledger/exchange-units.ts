import type { ExchangePlan, ExchangeWish } from '@school/contract/ledger/balance-shapes';

import { newId } from '#platform/ids';
import { insist } from '#platform/refusal';

import type { ListedLot, LotList } from './lot-list.store.ts';
import { balanceFrom, type Past } from './rules/balance.ts';
import { type Exchange, exchangeOf, rateOf } from './rules/exchange.ts';
import { type BalanceReplenished, type Tools, tellChanged } from './tools.ts';

type ExchangeTools = Tools & { lotList: LotList };

/** What an exchange would take, give and leave; nothing is changed. */
export const previewExchange =
  (tools: ExchangeTools) =>
  async (familyId: string, wish: ExchangeWish): Promise<ExchangePlan> => {
    const now = tools.clock.now();
    const lots = await tools.lotList.ofFamily(familyId);
    return planOf(exchangeOf(lots, wish, now), { wish, lots, past: await tools.lots.pastOf(familyId), now });
  };

/**
 * Exchanges free units of one kind for the other, once for its key: one pair of entries a source lot, the new lot keeps
 * last day, order and worth, so no money moves (decisions D6).
 */
export const exchangeUnits =
  (tools: ExchangeTools) =>
  (familyId: string, wish: ExchangeWish, key: string): Promise<ExchangePlan> =>
    tools.db.inTransaction(async () => {
      const now = tools.clock.now();
      await tools.books.lockFamily(familyId);
      const rate = rateOf(wish);
      const asked = { scope: `family:${familyId}`, key: `exchange:${key}`, what: 'exchange', request: { ...wish, ...rate } };
      const op = await tools.books.beginOp(asked, now);
      if ('already' in op) return JSON.parse(op.already) as ExchangePlan;
      const lots = await tools.lotList.ofFamily(familyId);
      const past = await tools.lots.pastOf(familyId);
      const exchange = exchangeOf(lots, wish, now);
      insist(exchange.may);
      await tools.books.openWallet(familyId, wish.to);
      for (const { lot, takes, gives, value } of exchange.parts) {
        await tools.lots.spend(lot, takes, 0);
        await tools.books.enter({ opId: op.opId, lot, type: 'exchange', delta: -takes, value }, now);
        const made = { lotId: newId(), familyId, kind: wish.to, granted: gives, value, createdAt: now };
        await tools.lotList.addExchanged({ ...made, from: lot });
        await tools.books.enter({ opId: op.opId, lot: made, type: 'exchange', delta: gives, value }, now);
      }
      const plan = planOf(exchange, { wish, lots, past, now });
      await tools.books.finishOp(op.opId, JSON.stringify(plan));
      await tools.news.announce<BalanceReplenished>({ type: 'ledger.balance_replenished', familyId, kind: wish.to, units: plan.gives });
      await tellChanged(tools, familyId);
      return plan;
    });

function planOf(
  { may, most, parts }: Exchange<ListedLot>,
  { wish, lots, past, now }: { wish: ExchangeWish; lots: readonly ListedLot[]; past: Past; now: Temporal.Instant },
): ExchangePlan {
  const left = lots.map((lot) => {
    const takes = parts.find((part) => part.lot === lot)?.takes ?? 0;
    return { ...lot, remaining: lot.remaining - takes };
  });
  const made = parts.map(({ lot, gives }) => ({ ...lot, kind: wish.to, granted: gives, remaining: gives, held: 0 }));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    may,
    rate: rateOf(wish),
    takes: sum(parts.map(({ takes }) => takes)),
    gives: sum(parts.map(({ gives }) => gives)),
    most,
    lots: made.map(({ granted, expiresAt }) => ({ units: granted, expiresAt: expiresAt.toString() })),
    after: balanceFrom([...left.filter(({ remaining }) => remaining > 0), ...made], past, now),
  };
}
