import type { BrainGameCode } from '@school/contract/brain-trainer/limits';

import { type Db, sql } from '#platform/db';

export interface DuelRow {
  duelId: string;
  familyId: string;
  kidUid: string;
  game: BrainGameCode;
  startedAt: Temporal.Instant;
}

/** Duels of kids and parents: rows to nouns. */
export function createDuels(db: Db) {
  return {
    async add({ duelId, familyId, kidUid, game, startedAt }: DuelRow): Promise<void> {
      await db.run(sql`
        insert into brain_trainer_duels (duel_id, family_id, kid_uid, game, started_at)
        values (${duelId}, ${familyId}, ${kidUid}, ${game}, ${startedAt})`);
    },
    find: (duelId: string) =>
      db.one(sql<DuelRow>`
        select duel_id as "duelId", family_id as "familyId", kid_uid as "kidUid", game, started_at as "startedAt"
        from brain_trainer_duels where duel_id = ${duelId}`),
    /** Begun after `since`, by anybody of the family or (`kidUid`) with this kid, newest first. */
    recent: (familyId: string, kidUid: string | null, since: Temporal.Instant, count: number) =>
      db.all(sql<DuelRow>`
        select duel_id as "duelId", family_id as "familyId", kid_uid as "kidUid", game, started_at as "startedAt"
        from brain_trainer_duels
        where family_id = ${familyId} and (${kidUid}::uuid is null or kid_uid = ${kidUid}::uuid) and started_at > ${since}
        order by started_at desc, duel_id desc limit ${count}`),
    /** The same, and nobody else finishes a side of it meanwhile. */
    lock: (duelId: string) =>
      db.one(sql<{ duelId: string }>`select duel_id as "duelId" from brain_trainer_duels where duel_id = ${duelId} for update`),
  };
}

export type Duels = ReturnType<typeof createDuels>;
