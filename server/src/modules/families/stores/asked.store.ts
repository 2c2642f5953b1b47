import type { AskedHow } from '@school/contract/families/added';

import { type Db, sql } from '#platform/db';

/** Children whose parent was asked by word and has not agreed here yet: rows to nouns. */
export function createAskedStore(db: Db) {
  return {
    add: (it: { kidUid: string; familyId: string; how: AskedHow; byAccount: string; at: Temporal.Instant }) =>
      db.run(sql`
        insert into families_asked (kid_uid, family_id, how, by_account, asked_at)
        values (${it.kidUid}, ${it.familyId}, ${it.how}, ${it.byAccount}, ${it.at})`),
    /** The children of a family who wait for it. */
    waiting: async (familyId: string): Promise<string[]> =>
      (
        await db.all(sql<{ kidUid: string }>`
          select a.kid_uid as "kidUid" from families_asked a join families_kids using (kid_uid)
          where a.family_id = ${familyId} and agreed_at is null and erased_at is null order by a.asked_at, a.kid_uid`)
      ).map(({ kidUid }) => kidUid),
    agreed: (kidUids: readonly string[], at: Temporal.Instant) =>
      db.run(sql`update families_asked set agreed_at = ${at} where kid_uid = any(${kidUids}) and agreed_at is null`),
  };
}

export type AskedStore = ReturnType<typeof createAskedStore>;
