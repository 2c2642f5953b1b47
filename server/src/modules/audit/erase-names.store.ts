import { type Db, sql } from '#platform/db';
import type { Erased } from '#platform/erasure';

import type { Audit, Recorded } from './audit.ts';
import { idOf } from './audit.ts';

interface Words {
  entryId: string;
  byRole: string;
  byName: string;
  impersonatorName: string | null;
  subjectName: string | null;
  reason: string | null;
  before: unknown;
  after: unknown;
}

/**
 * Takes the names out of what the staff did about a family. The chain goes on over the acts as they were written; the act of
 * the erasure itself holds the hashes of what they say from now on, so that nobody takes more away unseen.
 */
export const eraseInAudit =
  ({ db, audit }: { db: Db; audit: Pick<Audit, 'record'> }) =>
  async (it: Erased, told: Pick<Recorded, 'by' | 'reason'> & { erasureId: string }): Promise<void> => {
    const { familyId, kidUids, account } = it;
    const key = `erasure ${told.erasureId}`;
    const ours = await db.all(sql<Words>`
      select entry_id as "entryId", by_role as "byRole", by_name as "byName", impersonator_name as "impersonatorName", subject_name as "subjectName", reason,
        before, after from audit_entries where family_id = ${familyId} order by at, entry_id`);
    const hashes: string[] = [];
    for (const { entryId, byRole, byName, impersonatorName, subjectName, reason, before, after } of ours) {
      // A colleague may be called as the child is; support acts under the name of the parent, and a parent under its own.
      const staff = { by_name: byName, impersonator_name: impersonatorName };
      const were = { subject_name: subjectName, reason, before, after };
      const text = JSON.stringify({ ...were, ...staff });
      const by = byRole === 'support' || byRole === 'parent' ? { ...staff, by_name: it.without(byName) } : staff;
      const words = JSON.stringify({ ...(it.withoutIn(were) as typeof were), ...by });
      if (words === text) continue;
      const row = await db.one(sql<{ hash: string }>`
        insert into audit_redactions (entry_id, content_hash, by_entry, at)
        select e.entry_id, sha256(audit_content(jsonb_populate_record(e, ${words}::jsonb))), ${idOf(key)}::uuid, transaction_timestamp()
        from audit_entries e where entry_id = ${entryId}
        on conflict (entry_id) do update set content_hash = excluded.content_hash, by_entry = excluded.by_entry, at = excluded.at
        returning encode(content_hash, 'hex') as hash`);
      if (row) hashes.push(row.hash);
      await db.run(sql`
        update audit_entries e set by_name = n.by_name, impersonator_name = n.impersonator_name, subject_name = n.subject_name,
          reason = n.reason, before = n.before, after = n.after
        from audit_entries o, jsonb_populate_record(o, ${words}::jsonb) n where o.entry_id = ${entryId} and e.entry_id = o.entry_id`);
    }
    await audit.record({
      by: told.by,
      act: 'families.erased',
      familyId,
      reason: told.reason,
      after: { of: account ? 'family' : 'kid', kids: [...kidUids], redacted: hashes },
      key,
    });
  };
