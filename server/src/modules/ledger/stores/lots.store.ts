import { type Db, idsOf, sql } from '#platform/db';

import type { Past } from '../rules/balance.ts';
import type { Lot, UnitKind } from '../rules/lot.ts';

const columns = sql`
  lot_id as "lotId", family_id as "familyId", kind, source, subscription, granted, remaining, held, value, currency,
  expires_at as "expiresAt"`;

/** Of the held units, those that a refund has set aside. */
const aside = sql`coalesce((select sum(a.units) from ledger_set_asides a
  where a.family_id = ledger_lots.family_id and a.lot_id = ledger_lots.lot_id and a.state = 'held'), 0)::int as aside`;

type LotLeft = Lot & { aside: number };

export interface NewLot extends Omit<Lot, 'remaining' | 'held'> {
  orderId: string | null;
  /** Before any discount; null where nothing was bought. */
  listValue: number | null;
  /** Used before all others of its moment and its last day. */
  spentFirst: boolean;
  createdAt: Temporal.Instant;
}

/** Lots: units that came together. They are spent earliest expiry first, then oldest, paid before bonus, then by id. */
export function createLots(db: Db) {
  return {
    async add(lot: NewLot): Promise<void> {
      await db.run(sql`
        insert into ledger_lots (family_id, lot_id, kind, source, subscription, spent_first, order_id, granted, remaining, value, list_value, currency, expires_at, created_at)
        values (${lot.familyId}, ${lot.lotId}, ${lot.kind}, ${lot.source}, ${lot.subscription}, ${lot.spentFirst}, ${lot.orderId}, ${lot.granted}, ${lot.granted},
                ${lot.value}, ${lot.listValue}, ${lot.currency}, ${lot.expiresAt}, ${lot.createdAt})`);
    },
    get: (familyId: string, lotId: string) =>
      db.one(sql<Lot>`select ${columns} from ledger_lots where family_id = ${familyId} and lot_id = ${lotId}`),
    /** The lot that the next unit comes from: free units that still live at `aliveAt`. */
    nextToSpend: (familyId: string, kind: UnitKind, aliveAt: Temporal.Instant) =>
      db.one(sql<Lot>`
        select ${columns} from ledger_lots
        where family_id = ${familyId} and kind = ${kind} and remaining > 0 and remaining > held and expires_at >= ${aliveAt}
        order by expires_at, created_at, spent_after, lot_id limit 1`),
    async hold(lot: Lot, units: number): Promise<void> {
      await db.run(sql`update ledger_lots set held = held + ${units} where family_id = ${lot.familyId} and lot_id = ${lot.lotId}`);
    },
    async spend(lot: Lot, units: number, fromHeld: number): Promise<void> {
      await db.run(sql`
        update ledger_lots set remaining = remaining - ${units}, held = held - ${fromHeld}
        where family_id = ${lot.familyId} and lot_id = ${lot.lotId}`);
    },
    /** Lots with units left: what a balance is made of. */
    ofFamily: (familyId: string) =>
      db.all(sql<LotLeft>`select ${columns}, ${aside} from ledger_lots where family_id = ${familyId} and remaining > 0`),
    ofFamilies: (familyIds: readonly string[]) =>
      db.all(sql<LotLeft>`select ${columns}, ${aside} from ledger_lots where family_id = any(${idsOf(familyIds)}) and remaining > 0`),
    async pastOf(familyId: string): Promise<Past> {
      const past = await db.one(sql<Past>`
        select exists (select 1 from ledger_lots where family_id = ${familyId}) as replenished,
               exists (select 1 from ledger_lots where family_id = ${familyId} and source = 'paid') as paid`);
      return past ?? { replenished: false, paid: false };
    },
    /** Of those that have ever had a lot; the others have no past. */
    pastOfMany: (familyIds: readonly string[]) =>
      db.all(sql<Past & { familyId: string }>`
        select family_id as "familyId", true as replenished, bool_or(source = 'paid') as paid
        from ledger_lots where family_id = any(${idsOf(familyIds)}) group by family_id`),
    /** Has the family ever paid for units of this kind, or exchanged paid ones for them? */
    async hasPaid(familyId: string, kind: UnitKind): Promise<boolean> {
      const paid = await db.one(sql`
        select 1 from ledger_lots where family_id = ${familyId} and kind = ${kind} and source in ('paid', 'exchange') and value > 0 limit 1`);
      return paid !== undefined;
    },
    /** Families with free units past their last second; their number is bounded, the job comes again for the rest. */
    familiesToExpire: (now: Temporal.Instant, most: number) =>
      db.all(sql<{ familyId: string }>`
        select distinct family_id as "familyId" from ledger_lots
        where remaining > 0 and remaining > held and expires_at < ${now} limit ${most}`),
    toExpire: (familyId: string, now: Temporal.Instant) =>
      db.all(sql<Lot>`
        select ${columns} from ledger_lots
        where family_id = ${familyId} and remaining > 0 and remaining > held and expires_at < ${now}
        order by expires_at, created_at, spent_after, lot_id`),
  };
}

export type Lots = ReturnType<typeof createLots>;
