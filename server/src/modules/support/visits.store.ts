import { type Db, sql } from '#platform/db';

export interface Visit {
  visitId: string;
  /** `link`: a link to sign in by, made for the family. */
  kind: 'support' | 'link';
  accountId: string;
  name: string;
  familyId: string;
  reason: string;
  ticket: string | null;
  enteredAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  leftAt: Temporal.Instant | null;
  changes: number;
}

const columns = sql`visit_id as "visitId", kind, account_id as "accountId", name, family_id as "familyId", reason, ticket,
  entered_at as "enteredAt", ends_at as "endsAt", left_at as "leftAt", changes`;

/** Visits of support in families' accounts: rows to nouns. */
export function createVisitStore(db: Db) {
  return {
    add: (it: Omit<Visit, 'leftAt' | 'changes'>) =>
      db.run(sql`
        insert into support_visits (visit_id, kind, account_id, name, family_id, reason, ticket, entered_at, ends_at)
        values (${it.visitId}, ${it.kind}, ${it.accountId}, ${it.name}, ${it.familyId}, ${it.reason}, ${it.ticket}, ${it.enteredAt}, ${it.endsAt})`),
    find: (visitId: string) => db.one(sql<Visit>`select ${columns} from support_visits where visit_id = ${visitId}`),
    ofFamily: (familyId: string, limit: number) =>
      db.all(sql<Visit>`
        select ${columns} from support_visits where family_id = ${familyId} order by entered_at desc, visit_id desc limit ${limit}`),
    changed: (visitId: string) => db.run(sql`update support_visits set changes = changes + 1 where visit_id = ${visitId}`),
    left: (visitId: string, at: Temporal.Instant) =>
      db.run(sql`update support_visits set left_at = ${at} where visit_id = ${visitId} and left_at is null`),
  };
}
