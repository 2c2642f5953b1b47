import { type Db, sql } from '#platform/db';

export interface ExportRow {
  exportId: string;
  familyId: string;
  state: 'making' | 'ready' | 'over' | 'failed';
  percent: number;
  askedAt: Temporal.Instant;
  readyAt: Temporal.Instant | null;
  keptUntil: Temporal.Instant | null;
  file: string | null;
  bytes: number | null;
}

const columns = sql`export_id as "exportId", family_id as "familyId", state, percent, asked_at as "askedAt", ready_at as "readyAt",
  kept_until as "keptUntil", file, bytes`;

/** Exports of families: rows to nouns. */
export function createExportStore(db: Db) {
  return {
    /** False when one is being made already. */
    add: async (it: { exportId: string; familyId: string; byAccount: string; askedAt: Temporal.Instant }): Promise<boolean> =>
      (await db.run(sql`
        insert into privacy_exports (export_id, family_id, by_account, state, asked_at)
        values (${it.exportId}, ${it.familyId}, ${it.byAccount}, 'making', ${it.askedAt}) on conflict do nothing`)) === 1,
    ofFamily: (familyId: string) =>
      db.all(
        sql<ExportRow>`select ${columns} from privacy_exports where family_id = ${familyId} order by asked_at desc, export_id desc limit 10`,
      ),
    find: (familyId: string, exportId: string) =>
      db.one(sql<ExportRow>`select ${columns} from privacy_exports where family_id = ${familyId} and export_id = ${exportId}`),
    countSince: async (familyId: string, since: Temporal.Instant): Promise<number> =>
      (
        await db.one(sql<{ n: number }>`
          select count(*)::int as n from privacy_exports where family_id = ${familyId} and asked_at > ${since} and state <> 'failed'`)
      )?.n ?? 0,
    /** One that nobody makes, or whose maker has not come to its end in a quarter of an hour: it is this caller's now. */
    take: (now: Temporal.Instant) =>
      db.one(sql<ExportRow>`
        update privacy_exports set begun_at = ${now}, percent = 0
        where export_id = (
          select export_id from privacy_exports
          where state = 'making' and (begun_at is null or begun_at < ${now.subtract({ minutes: 15 })})
          order by asked_at limit 1 for update skip locked)
        returning ${columns}`),
    progress: (exportId: string, percent: number) =>
      db.run(sql`update privacy_exports set percent = ${percent} where export_id = ${exportId}`),
    /** False when nobody waits for it any more: the data were erased meanwhile, or another has made it. */
    ready: async (
      exportId: string,
      it: { file: string; bytes: number; readyAt: Temporal.Instant; keptUntil: Temporal.Instant },
    ): Promise<boolean> =>
      (await db.run(sql`
        update privacy_exports set state = 'ready', percent = 100, file = ${it.file}, bytes = ${it.bytes}, ready_at = ${it.readyAt},
          kept_until = ${it.keptUntil} where export_id = ${exportId} and state = 'making'`)) === 1,
    failed: (exportId: string) =>
      db.run(sql`update privacy_exports set state = 'failed' where export_id = ${exportId} and state = 'making'`),
    /** Files that are kept no longer: their exports are over. */
    end: async (now: Temporal.Instant): Promise<string[]> =>
      (
        await db.all(sql<{ file: string }>`
          with old as (select export_id, file from privacy_exports where state = 'ready' and kept_until <= ${now} for update)
          update privacy_exports e set state = 'over', file = null from old where e.export_id = old.export_id returning old.file`)
      ).map(({ file }) => file),
    /** Rows of exports of long ago. */
    forget: (before: Temporal.Instant) => db.run(sql`delete from privacy_exports where asked_at < ${before} and state <> 'ready'`),
    /** With the data goes what was exported of them. */
    dropAll: async (familyId: string): Promise<string[]> =>
      (
        await db.all(sql<{ file: string | null }>`
          with gone as (delete from privacy_exports where family_id = ${familyId} returning file) select file from gone`)
      ).flatMap(({ file }) => file ?? []),
  };
}

export type ExportStore = ReturnType<typeof createExportStore>;
