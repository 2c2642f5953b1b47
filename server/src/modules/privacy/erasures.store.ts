import { type Db, sql } from '#platform/db';
import type { ErasedEntry } from '#platform/erased-list';
import { type Erased, takeNamesOut } from '#platform/erasure';

export interface ErasureRow {
  erasureId: string;
  familyId: string;
  /** Null: the whole family. */
  kidUid: string | null;
  state: 'waiting' | 'leaving' | 'done' | 'takenBack';
  byAccount: string;
  byRole: 'parent' | 'manager';
  reason: string | null;
  askedAt: Temporal.Instant;
  dueAt: Temporal.Instant;
  leftAt: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
}

const columns = sql`erasure_id as "erasureId", family_id as "familyId", kid_uid as "kidUid", state, by_account as "byAccount",
  by_role as "byRole", reason, asked_at as "askedAt", due_at as "dueAt", left_at as "leftAt", ended_at as "endedAt"`;

/** What was asked to be erased, and the files that still have to go: rows to nouns. */
export function createErasureStore(db: Db) {
  return {
    /** False when the same is asked for already. */
    add: async (it: Omit<ErasureRow, 'leftAt' | 'endedAt' | 'state'>): Promise<boolean> =>
      (await db.run(sql`
        insert into privacy_erasures (erasure_id, family_id, kid_uid, state, by_account, by_role, reason, asked_at, due_at)
        values (${it.erasureId}, ${it.familyId}, ${it.kidUid}, 'waiting', ${it.byAccount}, ${it.byRole}, ${it.reason}, ${it.askedAt}, ${it.dueAt})
        on conflict do nothing`)) === 1,
    /** Asks for an erasure again that a backup from before it knows nothing of; false when it is asked for there. */
    addAgain: async ({ erasureId, familyId, kidUid, byAccount }: ErasedEntry, at: Temporal.Instant): Promise<boolean> =>
      (await db.run(sql`
        insert into privacy_erasures (erasure_id, family_id, kid_uid, state, by_account, by_role, asked_at, due_at)
        values (${erasureId}, ${familyId}, ${kidUid}, 'waiting', ${byAccount}, 'manager', ${at}, ${at})
        on conflict do nothing`)) === 1,
    ofFamily: (familyId: string) =>
      db.all(
        sql<ErasureRow>`select ${columns} from privacy_erasures where family_id = ${familyId} order by asked_at desc, erasure_id desc limit 50`,
      ),
    find: (familyId: string, erasureId: string) =>
      db.one(sql<ErasureRow>`select ${columns} from privacy_erasures where family_id = ${familyId} and erasure_id = ${erasureId}`),
    /** False when it is not waiting any more: nobody takes back what another has begun at the same moment. */
    takeBack: async (erasureId: string, at: Temporal.Instant): Promise<boolean> =>
      (await db.run(sql`
        update privacy_erasures set state = 'takenBack', ended_at = ${at} where erasure_id = ${erasureId} and state = 'waiting'`)) === 1,
    hasten: async (erasureId: string, at: Temporal.Instant): Promise<boolean> =>
      (await db.run(sql`
        update privacy_erasures set due_at = least(due_at, ${at}) where erasure_id = ${erasureId} and state = 'waiting'`)) === 1,
    due: (state: 'waiting' | 'leaving', before: Temporal.Instant) =>
      db.all(sql<ErasureRow>`
        select ${columns} from privacy_erasures
        where state = ${state} and coalesce(left_at, due_at) <= ${before} order by due_at, erasure_id limit 100`),
    /** It is this caller's until the end of the transaction, if it is still in this state. */
    take: (erasureId: string, state: 'waiting' | 'leaving') =>
      db.one(sql<ErasureRow>`
        select ${columns} from privacy_erasures where erasure_id = ${erasureId} and state = ${state} for update skip locked`),
    left: (erasureId: string, at: Temporal.Instant) =>
      db.run(sql`update privacy_erasures set state = 'leaving', left_at = ${at} where erasure_id = ${erasureId}`),
    done: (erasureId: string, at: Temporal.Instant) =>
      db.run(sql`update privacy_erasures set state = 'done', ended_at = ${at} where erasure_id = ${erasureId}`),
    /** With a whole family there is nothing left of its children to wait for. */
    doneWithFamily: (familyId: string, at: Temporal.Instant) =>
      db.run(sql`
        update privacy_erasures set state = case when state = 'leaving' then 'done' else 'takenBack' end, ended_at = ${at}
        where family_id = ${familyId} and kid_uid is not null and state in ('waiting', 'leaving')`),

    /** Why managers asked, without names. */
    wordsOut: (it: Erased) =>
      takeNamesOut(db, it, { table: 'privacy_erasures', key: ['erasure_id'], texts: ['reason'], where: sql`family_id = ${it.familyId}` }),
    dropFile: (file: string, at: Temporal.Instant) =>
      db.run(sql`insert into privacy_dropped_files (file, at) values (${file}, ${at}) on conflict do nothing`),
    droppedFiles: async () =>
      (await db.all(sql<{ file: string }>`select file from privacy_dropped_files order by at, file limit 500`)).map(({ file }) => file),
    fileIsGone: (file: string) => db.run(sql`delete from privacy_dropped_files where file = ${file}`),
  };
}

export type ErasureStore = ReturnType<typeof createErasureStore>;
