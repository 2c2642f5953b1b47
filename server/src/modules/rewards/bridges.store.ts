import { type Db, sql } from '#platform/db';

import type { Owner } from './rewards.store.ts';

/** The bridge of a club as it stands. */
export interface BridgeRow {
  groupId: string;
  planks: number;
  length: number;
  built: number;
  /** When the last one was done. */
  builtAt: Temporal.Instant | null;
}

/** What children lay for their club: rows to nouns. */
export function createBridgeStore(db: Db) {
  return {
    of: (groupIds: readonly string[]) =>
      db.all(
        sql<BridgeRow>`
          select group_id as "groupId", planks, length, built, built_at as "builtAt"
          from rewards_bridges where group_id = any(${[...groupIds]}::uuid[])`,
      ),
    planksOf: (groupIds: readonly string[], since: Temporal.Instant) =>
      db.all(sql<{ groupId: string; kidUid: string; laidAt: Temporal.Instant }>`
        select group_id as "groupId", kid_uid as "kidUid", laid_at as "laidAt" from rewards_planks
        where group_id = any(${[...groupIds]}::uuid[]) and laid_at >= ${since}`),
    /**
     * Lays one plank: each thing counts once, and a child lays so many a week at most. With the last plank the bridge is built and the
     * next one begins, `length` long. Says whether it was laid; in the caller's transaction, planks of one club one after the other.
     */
    async lay(
      { kidUid, familyId }: Owner,
      it: { groupId: string; thing: string; week: string; at: Temporal.Instant; length: number; mostAWeek: number },
    ): Promise<boolean> {
      await db.run(sql`
        insert into rewards_bridges (group_id, planks, length) values (${it.groupId}, 0, ${it.length}) on conflict do nothing`);
      await db.all(sql`select group_id from rewards_bridges where group_id = ${it.groupId} for update`);
      const laid = await db.run(sql`
        insert into rewards_planks (group_id, kid_uid, family_id, thing, week, laid_at)
        select ${it.groupId}, ${kidUid}, ${familyId}, ${it.thing}, ${it.week}::date, ${it.at}
        where (select count(*) from rewards_planks
          where group_id = ${it.groupId} and kid_uid = ${kidUid} and week = ${it.week}::date) < ${it.mostAWeek}
        on conflict do nothing`);
      if (laid === 0) return false;
      await db.run(sql`
        update rewards_bridges set
          built = built + case when planks + 1 >= length then 1 else 0 end,
          built_at = case when planks + 1 >= length then ${it.at} else built_at end,
          planks = case when planks + 1 >= length then 0 else planks + 1 end,
          length = case when planks + 1 >= length then ${it.length} else length end
        where group_id = ${it.groupId}`);
      return true;
    },
  };
}

export type BridgeStore = ReturnType<typeof createBridgeStore>;
