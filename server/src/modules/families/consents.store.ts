import type { ConsentPurpose } from '@school/contract/families/consents';

import { type Db, sql } from '#platform/db';

export interface ConsentRow {
  consentId: string;
  familyId: string;
  purpose: ConsentPurpose;
  version: number;
  given: boolean;
  byAccount: string;
  decidedAt: Temporal.Instant;
}

const columns = sql`consent_id as "consentId", family_id as "familyId", purpose, version, given, by_account as "byAccount", decided_at as "decidedAt"`;

/** What parents allow: rows to nouns. Only the newest decision holds; the others stay as they were. */
export function createConsentStore(db: Db) {
  return {
    add: (it: ConsentRow) =>
      db.run(sql`
        insert into families_consents (consent_id, family_id, purpose, version, given, by_account, decided_at)
        values (${it.consentId}, ${it.familyId}, ${it.purpose}, ${it.version}, ${it.given}, ${it.byAccount}, ${it.decidedAt})`),
    newest: (familyId: string, purpose: ConsentPurpose) =>
      db.one(sql<ConsentRow>`
        select ${columns} from families_consents where family_id = ${familyId} and purpose = ${purpose} order by number desc limit 1`),
    /** Until the end of the transaction nobody decides for this family; who acts by a consent shares the wait. */
    lock: (familyId: string, how: 'to decide' | 'to act') =>
      db.one(sql<{ familyId: string }>`
        select family_id as "familyId" from families_families where family_id = ${familyId} ${how === 'to decide' ? sql`for no key update` : sql`for share`}`),
  };
}

export type ConsentStore = ReturnType<typeof createConsentStore>;
