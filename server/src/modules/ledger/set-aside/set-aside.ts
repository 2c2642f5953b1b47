import type { Currency, Money } from '@school/contract/shapes';

import { isAlive } from '../rules/expiry.ts';
import type { Lot } from '../rules/lot.ts';
import { valueOfNext } from '../rules/unit-value.ts';
import { takeUnits, type Tools, tellChanged } from '../dependencies/dependencies.ts';
import type { Aside, Asides, OrderLot } from '../stores/asides.store.ts';

/** What a lot of an order would give back now. */
export interface Refundable {
  orderId: string;
  lotId: string;
  kind: Lot['kind'];
  granted: number;
  used: number;
  /** Held for lessons: not given back while those lessons stand. */
  reserved: number;
  /** Free units that still live, and their exact worth in minor units. */
  units: number;
  value: number;
  currency: Currency | null;
  /** Units that nothing was paid for: they go too, and are worth nothing. */
  isBonus: boolean;
}

/** Units of a refund, the bonus ones apart, and what they are worth to the family. */
export interface SetAside {
  units: number;
  bonus: number;
  amount: number;
}

type AsideTools = Tools & { asides: Asides };

/** Lots of orders as a refund sees them (docs/rules/payments.md#refunds): free living units of a package, by their exact worth. */
export const refundable =
  ({ asides, clock }: AsideTools) =>
  async (familyId: string, orderIds: readonly string[]): Promise<Refundable[]> => {
    const now = clock.now();
    return (await asides.lotsOf(familyId, orderIds)).map((lot) => ({ orderId: lot.orderId, ...shareOf(lot, now) }));
  };

function shareOf(lot: OrderLot, now: Temporal.Instant): Omit<Refundable, 'orderId'> {
  const { lotId, kind, granted, remaining, held, aside, value, currency, expiresAt } = lot;
  const units = isAlive(expiresAt, now) ? remaining - held : 0;
  return {
    lotId,
    kind,
    granted,
    used: granted - remaining,
    reserved: held - aside,
    units,
    value: units === 0 ? 0 : valueOfNext({ value, granted, gone: granted - remaining }, units),
    currency,
    isBonus: value === 0,
  };
}

/** Sets the free units of an order aside, once a refund: no lesson takes them until it is decided. */
export const setAside =
  (tools: AsideTools) =>
  ({ familyId, orderId, refundId }: { familyId: string; orderId: string; refundId: string }): Promise<SetAside> =>
    tools.db.inTransaction(async () => {
      const now = tools.clock.now();
      await tools.books.lockFamily(familyId);
      if ((await tools.asides.of(familyId, refundId)).length > 0) throw new Error(`Refund ${refundId} has set units aside before`);
      const sum: SetAside = { units: 0, bonus: 0, amount: 0 };
      for (const lot of await refundable(tools)(familyId, [orderId])) {
        if (lot.units === 0) continue;
        await tools.asides.add(familyId, refundId, lot, now);
        sum[lot.isBonus ? 'bonus' : 'units'] += lot.units;
        sum.amount += lot.value;
      }
      await tellChanged(tools, familyId);
      return sum;
    });

/**
 * The refund is agreed: its units leave the balance, the paid ones as `refund`, the bonus ones as `debt`, and the
 * money is owed to the family. The family is owed what it was quoted: a lesson that was held meanwhile may have moved
 * the places of the units in their lot and with it their worth by a minor unit, which the school's revenue evens out. A fee is what
 * the school keeps of it, and earns.
 */
export const postAside =
  (tools: AsideTools) =>
  ({ familyId, refundId, fee }: { familyId: string; refundId: string; fee?: Money }): Promise<void> =>
    tools.db.inTransaction(async () => {
      const { books, asides, lots, clock } = tools;
      const now = clock.now();
      await books.lockFamily(familyId);
      const op = await books.beginOp({ scope: `family:${familyId}`, key: `refund:${refundId}`, what: 'refund', request: {} }, now);
      if ('already' in op) return;
      for (const aside of await heldOf(tools, familyId, refundId)) {
        const lot = await lots.get(familyId, aside.lotId);
        if (!lot) throw new Error(`Refund ${refundId} has no lot`);
        const type = lot.value > 0 ? 'refund' : 'debt';
        const { units } = aside;
        const worth = valueOfNext({ value: lot.value, granted: lot.granted, gone: lot.granted - lot.remaining }, units);
        await takeUnits(tools, { opId: op.opId, lot, units, type, moneyTo: 'refund_payable', fromHeld: units }, now);
        if (lot.currency) await books.post(op.opId, { ...evening(aside.value - worth), currency: lot.currency }, now);
        await asides.posted(familyId, refundId, aside, now);
      }
      if (fee) await books.post(op.opId, { debit: 'refund_payable', credit: 'revenue', ...fee }, now);
      await books.finishOp(op.opId, 'refund');
      await tellChanged(tools, familyId);
    });

/** Between the quote and the worth of the day: at most a minor unit a lot. */
const evening = (more: number) =>
  more > 0
    ? ({ debit: 'revenue', credit: 'refund_payable', amount: more } as const)
    : ({ debit: 'refund_payable', credit: 'revenue', amount: -more } as const);

/** The refund is declined or withdrawn: the units are the family's again; those whose year ended meanwhile expire at once. */
export const voidAside =
  (tools: AsideTools) =>
  ({ familyId, refundId }: { familyId: string; refundId: string }): Promise<void> =>
    tools.db.inTransaction(async () => {
      const { books, asides, lots, clock } = tools;
      const now = clock.now();
      await books.lockFamily(familyId);
      for (const aside of await heldOf(tools, familyId, refundId)) {
        await asides.void(familyId, refundId, aside, now);
        const lot = await lots.get(familyId, aside.lotId);
        if (!lot || isAlive(lot.expiresAt, now)) continue;
        const key = `void:${refundId}:${aside.lotId}`;
        const op = await books.beginOp({ scope: `family:${familyId}`, key, what: 'expire', request: {} }, now);
        if ('already' in op) throw new Error(`Units of refund ${refundId} have expired before`);
        await takeUnits(tools, { opId: op.opId, lot, units: aside.units, type: 'expired', moneyTo: 'breakage', fromHeld: 0 }, now);
        await books.finishOp(op.opId, 'expired');
      }
      await tellChanged(tools, familyId);
    });

const heldOf = async ({ asides }: AsideTools, familyId: string, refundId: string): Promise<Aside[]> =>
  (await asides.of(familyId, refundId)).filter(({ state }) => state === 'held');
