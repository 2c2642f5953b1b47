import type { PageKey } from '@school/contract/pages/limits';
import type { PageBody } from '@school/contract/pages/shapes';

import { type Colleague, datedColumns, type DatedRow, withdrawal } from '#platform/dated-rows';
import { type Db, sql } from '#platform/db';

/** A version as a list knows it; `isOriginal`: the text that came with the product holds again. */
export type VersionLine = DatedRow & { number: number; page: PageKey; isOriginal: boolean; asksAnew: boolean };

export interface DraftRow {
  page: PageKey;
  revision: number;
  body: PageBody;
  savedAt: Temporal.Instant;
  savedBy: string;
  savedByName: string;
  writers: readonly string[];
}

const versionLine = sql`number, page, body is null as "isOriginal", asks_anew as "asksAnew", ${datedColumns}`;
const draft = sql`page, revision, body, saved_at as "savedAt", saved_by as "savedBy", saved_by_name as "savedByName", writers`;

export type PagesStore = ReturnType<typeof createPagesStore>;

export const createPagesStore = (db: Db) => ({
  /** Those who publish come one after the other. */
  lock: () => db.run(sql`lock table pages_versions in share row exclusive mode`),
  /** What holds at a moment, of each page that was ever written anew. */
  inForce: (now: Temporal.Instant) =>
    db.all(sql<{ page: PageKey; body: PageBody | null; validFrom: Temporal.Instant; setBy: string; setByName: string }>`
      select distinct on (page) page, body, valid_from as "validFrom", set_by as "setBy", set_by_name as "setByName"
      from pages_versions
      where withdrawn_at is null and valid_from <= ${now}
      order by page, valid_from desc, number desc`),
  /** Of each page of these: the text that holds at a moment, and how often whoever had decided was to be asked anew. */
  inForceOf: (pages: readonly PageKey[], now: Temporal.Instant) =>
    db.all(sql<{ page: PageKey; number: number; body: PageBody | null; askedAnew: number }>`
      select distinct on (page) page, number, body, count(*) filter (where asks_anew) over (partition by page)::int as "askedAnew"
      from pages_versions
      where withdrawn_at is null and valid_from <= ${now} and page = any(${[...pages]})
      order by page, valid_from desc, number desc`),
  /** What is planned and not called off. */
  planned: (now: Temporal.Instant) =>
    db.all(sql<{ page: PageKey; number: number; validFrom: Temporal.Instant }>`
      select page, number, valid_from as "validFrom" from pages_versions where withdrawn_at is null and valid_from > ${now}`),
  versions: (page: PageKey) =>
    db.all(sql<VersionLine>`select ${versionLine} from pages_versions where page = ${page} order by number desc`),
  version: (page: PageKey, number: number) =>
    db.one(sql<{ body: PageBody | null }>`select body from pages_versions where page = ${page} and number = ${number}`),
  add: (
    it: { page: PageKey; body: PageBody | null; validFrom: Temporal.Instant; asksAnew: boolean; reason: string },
    by: Colleague,
    now: Temporal.Instant,
  ) =>
    db.run(sql`
      insert into pages_versions (page, body, asks_anew, valid_from, set_at, set_by, set_by_name, reason)
      values (${it.page}, ${it.body === null ? null : JSON.stringify(it.body)}::jsonb, ${it.asksAnew}, ${it.validFrom}, ${now}, ${by.accountId}, ${by.name}, ${it.reason})`),
  withdraw: (number: number, by: Colleague, reason: string, now: Temporal.Instant) =>
    db.run(sql`update pages_versions set ${withdrawal(by, reason, now)} where number = ${number} and withdrawn_at is null`),

  drafts: () => db.all(sql<DraftRow>`select ${draft} from pages_drafts`),
  draft: (page: PageKey) => db.one(sql<DraftRow>`select ${draft} from pages_drafts where page = ${page} for update`),
  /** Saves over the revision that was read, 0 where there was none; undefined when another one was saved meanwhile. */
  save: (page: PageKey, revision: number, body: PageBody, by: Colleague, now: Temporal.Instant) =>
    revision === 0
      ? db.one(sql<DraftRow>`
          insert into pages_drafts (page, revision, body, saved_at, saved_by, saved_by_name, writers)
          values (${page}, nextval('pages_draft_revisions'), ${JSON.stringify(body)}::jsonb, ${now}, ${by.accountId}, ${by.name},
            array[${by.accountId}::uuid])
          on conflict (page) do nothing
          returning ${draft}`)
      : db.one(sql<DraftRow>`
          update pages_drafts
          set revision = nextval('pages_draft_revisions'), body = ${JSON.stringify(body)}::jsonb, saved_at = ${now},
            saved_by = ${by.accountId}, saved_by_name = ${by.name},
            writers = case when ${by.accountId}::uuid = any(writers) then writers else writers || ${by.accountId}::uuid end
          where page = ${page} and revision = ${revision}
          returning ${draft}`),
  /** Whether there was such a draft. */
  async discard(page: PageKey, revision: number): Promise<boolean> {
    return (
      (await db.one(sql<object>`delete from pages_drafts where page = ${page} and revision = ${revision} returning page`)) !== undefined
    );
  },
});
