import type { SchoolExport } from '@school/contract/whole-school/shapes';

import { type Db, sql } from '#platform/db';

export interface ExportRow extends Pick<SchoolExport, 'exportId' | 'state' | 'percent' | 'bytes'> {
  byAccount: string;
  askedAt: Temporal.Instant;
  keptUntil: Temporal.Instant | null;
  file: string | null;
}

const columns = sql`export_id as "exportId", by_account as "byAccount", state, percent, asked_at as "askedAt", kept_until as "keptUntil", file, bytes`;

/** Files of the whole school: rows to nouns. */
export const createSchoolExports = (db: Db) => ({
  /** False when one is being made already. */
  add: async (it: { exportId: string; byAccount: string; askedAt: Temporal.Instant }): Promise<boolean> =>
    (await db.run(sql`
      insert into whole_school_exports (export_id, by_account, state, asked_at)
      values (${it.exportId}, ${it.byAccount}, 'making', ${it.askedAt}) on conflict do nothing`)) === 1,
  newest: (most: number) =>
    db.all(sql<ExportRow>`select ${columns} from whole_school_exports order by asked_at desc, export_id desc limit ${most}`),
  find: (exportId: string) => db.one(sql<ExportRow>`select ${columns} from whole_school_exports where export_id = ${exportId}`),
  /** One that nobody makes, or whose maker has not been heard of for so long: it is this caller's now. */
  take: (now: Temporal.Instant, silentSince: Temporal.Instant) =>
    db.one(sql<ExportRow>`
      update whole_school_exports set heard_at = ${now}, percent = 0
      where export_id = (
        select export_id from whole_school_exports where state = 'making' and (heard_at is null or heard_at < ${silentSince})
        order by asked_at limit 1 for update skip locked)
      returning ${columns}`),
  /** Beside the transaction that reads the school: that one may write nothing, and is not seen before its end. */
  progress: (exportId: string, percent: number, at: Temporal.Instant) =>
    db.pool.query('update whole_school_exports set percent = $2, heard_at = $3 where export_id = $1', [exportId, percent, at.toString()]),
  /** False when nobody waits for it any more. */
  ready: async (exportId: string, it: { file: string; bytes: number; keptUntil: Temporal.Instant }): Promise<boolean> =>
    (await db.run(sql`
      update whole_school_exports set state = 'ready', percent = 100, file = ${it.file}, bytes = ${it.bytes}, kept_until = ${it.keptUntil}
      where export_id = ${exportId} and state = 'making'`)) === 1,
  failed: (exportId: string) =>
    db.run(sql`update whole_school_exports set state = 'failed' where export_id = ${exportId} and state = 'making'`),
  /** Its file, for the first who fetches it and for nobody else. */
  fetch: async (exportId: string, now: Temporal.Instant): Promise<string | undefined> =>
    (
      await db.one(sql<{ file: string }>`
        update whole_school_exports set state = 'taken', taken_at = ${now}
        where export_id = ${exportId} and state = 'ready' and kept_until > ${now} returning file`)
    )?.file,
  /** Files that nobody gets any more: kept long enough, or fetched before then. */
  overdue: (now: Temporal.Instant, fetchedBefore: Temporal.Instant) =>
    db.all(sql<{ exportId: string; file: string }>`
      select export_id as "exportId", file from whole_school_exports
      where file is not null and (kept_until <= ${now} or taken_at <= ${fetchedBefore})`),
  dropped: (exportId: string) =>
    db.run(sql`
      update whole_school_exports set file = null, state = case state when 'ready' then 'over' else state end
      where export_id = ${exportId}`),
});
