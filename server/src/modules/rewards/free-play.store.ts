import { type Db, sql } from '#platform/db';

import type { Owner } from './rewards.store.ts';
import type { FreePlayDay } from './rules/free-play.ts';

/** The last day on which a child played freely. */
export function createFreePlayStore(db: Db) {
  return {
    of: (kidUid: string) =>
      db.one(sql<FreePlayDay>`select day::text as day, seconds, told_at as "toldAt" from rewards_free_play where kid_uid = ${kidUid}`),
    /** The same, and nobody else counts for this child until the transaction ends: a row is made where there is none yet. */
    async locked({ kidUid, familyId }: Owner, { day, toldAt }: Pick<FreePlayDay, 'day' | 'toldAt'>) {
      await db.run(sql`
        insert into rewards_free_play (kid_uid, family_id, day, seconds, told_at)
        values (${kidUid}, ${familyId}, ${day}::date, 0, ${toldAt}) on conflict do nothing`);
      return db.one(sql<FreePlayDay>`
        select day::text as day, seconds, told_at as "toldAt" from rewards_free_play where kid_uid = ${kidUid} for update`);
    },
    keep: (kidUid: string, { day, seconds, toldAt }: FreePlayDay) =>
      db.run(sql`
        update rewards_free_play set day = ${day}::date, seconds = ${seconds}, told_at = ${toldAt} where kid_uid = ${kidUid}`),
  };
}

export type FreePlayStore = ReturnType<typeof createFreePlayStore>;
