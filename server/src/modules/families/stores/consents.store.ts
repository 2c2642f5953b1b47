import type { ConsentPurpose } from '@school/contract/families/consents';

import { type Db, sql } from '#platform/db';

export interface ConsentRow {
  consentId: string;
  familyId: string;
  /** Null: it is about the parent. */
  kidUid: string | null;
  purpose: ConsentPurpose;
  version: number;
  /** The text of the school that was read; null: the one that comes with the product. */
  words: number | null;
  given: boolean;
  byAccount: string;
  decidedAt: Temporal.Instant;
}

const columns = sql`consent_id as "consentId", family_id as "familyId", kid_uid as "kidUid", purpose, version, words, given, by_account as "byAccount", decided_at as "decidedAt"`;

/** What parents allow: rows to nouns. Only the newest decision holds; the others stay as they were. */
export function createConsentStore(db: Db) {
  return {
    add: (it: ConsentRow) =>
      db.run(sql`
        insert into families_consents (consent_id, family_id, kid_uid, purpose, version, words, given, by_account, decided_at)
        values (${it.consentId}, ${it.familyId}, ${it.kidUid}, ${it.purpose}, ${it.version}, ${it.words}, ${it.given}, ${it.byAccount}, ${it.decidedAt})`),
    /** The newest decision of each purpose and child, and of the parent. */
    newest: (familyId: string) =>
      db.all(sql<ConsentRow>`
        select distinct on (purpose, kid_uid) ${columns} from families_consents where family_id = ${familyId}
        order by purpose, kid_uid, number desc`),
    /** Of these families, those whose parent allows it in these words. */
    async whoGave(purpose: ConsentPurpose, version: number, familyIds: readonly string[]): Promise<Set<string>> {
      const rows = await db.all(sql<{ familyId: string }>`
        select family_id as "familyId" from (
          select distinct on (family_id) family_id, given, version from families_consents
          where purpose = ${purpose} and kid_uid is null and family_id = any(${[...familyIds]}::uuid[]) order by family_id, number desc) newest
        where given and version = ${version}`);
      return new Set(rows.map(({ familyId }) => familyId));
    },
    /** Of these children, those about whom it is allowed in these words. */
    async kidsGiven(purpose: ConsentPurpose, version: number, kidUids: readonly string[]): Promise<Set<string>> {
      const rows = await db.all(sql<{ kidUid: string }>`
        select kid_uid as "kidUid" from (
          select distinct on (kid_uid) kid_uid, given, version from families_consents
          where purpose = ${purpose} and kid_uid = any(${[...kidUids]}::uuid[]) order by kid_uid, number desc) newest
        where given and version = ${version}`);
      return new Set(rows.map(({ kidUid }) => kidUid));
    },
    /** All that was decided, in its order. */
    all: (familyId: string) =>
      db.all(sql<ConsentRow>`select ${columns} from families_consents where family_id = ${familyId} order by number`),
    /** Until the end of the transaction nobody decides for this family; who acts by a consent shares the wait. */
    lock: (familyId: string, how: 'to decide' | 'to act') =>
      db.one(sql<{ familyId: string }>`
        select family_id as "familyId" from families_families where family_id = ${familyId} ${how === 'to decide' ? sql`for no key update` : sql`for share`}`),
  };
}

export type ConsentStore = ReturnType<typeof createConsentStore>;
