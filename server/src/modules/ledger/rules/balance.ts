import type { Balance } from '@school/contract/ledger/shapes';

import { isAlive } from './expiry.ts';
import type { Lot, UnitKind } from './lot.ts';

type Part = Pick<Lot, 'kind' | 'subscription' | 'granted' | 'remaining' | 'held' | 'expiresAt'> & {
  /** Of the held units, those set aside for a refund. */
  aside?: number;
};

/** What the family has ever had: it decides whether it still counts as new (docs/rules/balance.md#new-family). */
export interface Past {
  replenished: boolean;
  paid: boolean;
}

/**
 * The balance (docs/rules/wire.md#balance) out of the lots that have units left. Units whose last second
 * has passed no longer count, although the nightly job has not written them off yet; those held for a lesson do.
 */
export function balanceFrom(lots: readonly Part[], past: Past, now: Temporal.Instant, endingAt: number): Balance {
  const packages = (kind: UnitKind) =>
    sums(
      lots.filter((lot) => lot.kind === kind && !lot.subscription),
      now,
    );
  const gold = packages('gold');
  const silver = packages('silver');
  const subscription = sums(
    lots.filter((lot) => lot.subscription),
    now,
  );
  return {
    bundleGold: { goldCurrent: gold.current, goldTotal: gold.total, goldFree: gold.free, status: statusOf(gold.current, endingAt) },
    bundleSilver: {
      silverCurrent: silver.current,
      silverTotal: silver.total,
      silverFree: silver.free,
      status: statusOf(silver.current + subscription.current, endingAt),
    },
    subscription: { silverCurrent: subscription.current },
    setAside: { gold: asideOf(lots, 'gold'), silver: asideOf(lots, 'silver') },
    isBalanceReplenished: past.replenished,
    isFirstBundlePaid: past.paid,
  };
}

/** Ending at as many left as the school says or fewer, ended at none (docs/rules/balance.md#ending). */
export const statusOf = (current: number, endingAt: number): Balance['bundleGold']['status'] =>
  current === 0 ? 'ended' : current <= endingAt ? 'ending' : 'ok';

const asideOf = (lots: readonly Part[], kind: UnitKind): number =>
  lots.reduce((sum, lot) => sum + (lot.kind === kind ? (lot.aside ?? 0) : 0), 0);

/** Units of one kind that a lesson may still take. */
export const freeOf = (lots: readonly Part[], kind: UnitKind, now: Temporal.Instant): number =>
  sums(
    lots.filter((lot) => lot.kind === kind),
    now,
  ).free;

function sums(lots: readonly Part[], now: Temporal.Instant) {
  const sum = { current: 0, total: 0, free: 0 };
  for (const { granted, remaining, held, expiresAt } of lots) {
    const alive = isAlive(expiresAt, now);
    const left = alive ? remaining : held;
    if (left === 0) continue;
    sum.current += left;
    sum.total += granted;
    sum.free += alive ? remaining - held : 0;
  }
  return sum;
}
