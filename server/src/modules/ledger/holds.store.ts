import { type Db, sql } from '#platform/db';

import type { UnitKind } from './rules/lot.ts';

/** A unit reserved for one kid's place in a lesson: held, then posted (spent) or voided (given back). */
export interface Hold {
  holdId: string;
  familyId: string;
  kind: UnitKind;
  lessonId: string;
  kidUid: string;
  lotId: string;
  startsAt: Temporal.Instant;
}

/** Which holds of a lesson are meant: one kid's, or without a kid all of the family's. */
export interface Place {
  familyId: string;
  lessonId: string;
  kidUid?: string | undefined;
}

/** The first phase of spending. */
export function createHolds(db: Db) {
  const at = ({ familyId, lessonId, kidUid }: Place) => sql`
    family_id = ${familyId} and lesson_id = ${lessonId} and (${kidUid ?? null}::uuid is null or kid_uid = ${kidUid ?? null})`;
  return {
    async add(hold: Hold, createdAt: Temporal.Instant): Promise<void> {
      await db.run(sql`
        insert into ledger_holds (family_id, hold_id, kind, lesson_id, kid_uid, lot_id, starts_at, created_at)
        values (${hold.familyId}, ${hold.holdId}, ${hold.kind}, ${hold.lessonId}, ${hold.kidUid}, ${hold.lotId}, ${hold.startsAt}, ${createdAt})`);
    },
    held: (place: Place) =>
      db.all(sql<Hold>`
        select hold_id as "holdId", family_id as "familyId", kind, lesson_id as "lessonId", kid_uid as "kidUid", lot_id as "lotId",
               starts_at as "startsAt"
        from ledger_holds where ${at(place)} and state = 'held' order by hold_id`),
    /** Held or already spent. */
    async isTaken(place: Place): Promise<boolean> {
      return (await db.one(sql`select 1 from ledger_holds where ${at(place)} and state <> 'voided'`)) !== undefined;
    },
    async resolve({ familyId, holdId }: Hold, state: 'posted' | 'voided', now: Temporal.Instant): Promise<void> {
      await db.run(sql`
        update ledger_holds set state = ${state}, resolved_at = ${now}
        where family_id = ${familyId} and hold_id = ${holdId} and state = 'held'`);
    },
  };
}

export type Holds = ReturnType<typeof createHolds>;
