import { type Db, sql } from '#platform/db';

/** What the log promises about itself; `sql` selects the count of what breaks it, as `bad`. */
export const auditInvariants = [
  {
    code: 'U01',
    says: 'every act of the staff stands in the chain, and the chain has no gap',
    sql: `select (select count(*) from audit_entries e where not exists (select 1 from audit_links l where l.entry_id = e.entry_id))
      + (select count(*) from (select number, row_number() over (order by number) as place from audit_links) l where number <> place)
      as bad`,
  },
  {
    code: 'U02',
    says: 'no act of the staff was changed after it was written down',
    sql: `select count(*) as bad from (
        select l.hash, sha256(coalesce(lag(l.hash) over (order by l.number), ''::bytea) || audit_content(e)) as right_hash, r.entry_id as erased
        from audit_links l join audit_entries e using (entry_id) left join audit_redactions r using (entry_id)) it
      where hash <> right_hash and erased is null`,
  },
  {
    code: 'U03',
    says: 'an act lost its words by an erasure only: it says what that act of the log holds of it',
    sql: `select count(*) as bad from audit_redactions r join audit_entries e using (entry_id)
      where r.content_hash <> sha256(audit_content(e)) or not exists (
        select from audit_links l join audit_entries b using (entry_id)
        where b.entry_id = r.by_entry and b.act = 'families.erased' and b.after -> 'redacted' ? encode(r.content_hash, 'hex'))`,
  },
] as const;

/** Those promises that do not hold, with how often: walks the whole log as of one moment, without changing anything. */
export const verifyAudit = (db: Pick<Db, 'inTransaction' | 'allowLonger' | 'run' | 'one'>): Promise<Array<{ code: string; bad: number }>> =>
  db.inTransaction(async () => {
    await db.run(sql`set transaction isolation level repeatable read read only`);
    await db.allowLonger(600);
    const broken = [];
    for (const { code, sql: text } of auditInvariants) {
      const found = await db.one(sql<{ bad: number }>`${sql.raw(text)}`);
      if (found?.bad !== 0) broken.push({ code, bad: found?.bad ?? 1 });
    }
    return broken;
  });
