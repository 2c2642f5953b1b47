import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** Every change of the balance, and the packages it stands on. */
export const exportUnits =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const entries = await db.all(sql`
      select e.kind, e.type, e.delta, e.after, e.value, e.lesson_id as "lessonId", e.at, r.reason
      from ledger_entries e left join ledger_reasons r using (op_id) where e.family_id = ${familyId} order by e.family_seq`);
    const lots = await db.all(sql`
      select kind, source, granted, remaining, value, currency, created_at as "createdAt", expires_at as "expiresAt"
      from ledger_lots where family_id = ${familyId} order by created_at`);
    return [{ name: 'balance.json', data: { lots, entries } }];
  };
