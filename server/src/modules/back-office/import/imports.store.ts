import type { Import, ImportKind, ImportPlan, ImportState } from '@school/contract/back-office/import-shapes';

import { type Db, sql } from '#platform/db';

/** An import as it is kept; how its lines stand is counted anew each time. */
export interface ImportRecord extends Pick<
  Import,
  'importId' | 'kind' | 'units' | 'fileName' | 'heads' | 'rows' | 'state' | 'plan' | 'counts' | 'invitations'
> {
  byAccount: string;
  approvedBy: string | null;
  createdAt: Temporal.Instant;
  doneAt: Temporal.Instant | null;
}

/** What is to be done with the lines of an import, and who has said so. */
export type ImportOrder = Pick<ImportRecord, 'importId' | 'kind' | 'fileName' | 'state' | 'plan' | 'byAccount' | 'approvedBy'>;

/** The first line of a family or a teacher that an import has brought. */
const brought = sql`
  lines.outcome = 'created' and lines.line = lines.head
  and case it.kind when 'families' then lines.family_id when 'teachers' then lines.made_id end is not null`;

const columns = sql`
  it.import_id as "importId", it.kind, it.file_name as "fileName", it.heads, it.rows, it.state, it.plan,
  it.by_account as "byAccount", it.approved_by as "approvedBy", it.created_at as "createdAt", it.done_at as "doneAt",
  (select jsonb_build_object(
     'created', count(*) filter (where outcome = 'created'),
     'same', count(*) filter (where outcome = 'same'),
     'refused', count(*) filter (where outcome = 'refused'))
   from back_office_import_rows lines where lines.import_id = it.import_id) as counts,
  case when it.kind = 'balances' then
    (select coalesce(sum(units), 0)::int from back_office_import_rows lines where lines.import_id = it.import_id) end as units,
  case when it.invited_by is not null then (select jsonb_build_object(
     'sent', count(*) filter (where invitation = 'sent'),
     'unreached', count(*) filter (where invitation = 'unreached'),
     'waiting', count(*) filter (where invitation is null))
   from back_office_import_rows lines where lines.import_id = it.import_id and ${brought}) end as invitations`;

/** Imports, and how far each has come. */
export const createImports = (db: Db) => ({
  add: ({
    importId,
    kind,
    fileName,
    heads,
    rows,
    byAccount,
    createdAt,
  }: Omit<ImportRecord, 'state' | 'plan' | 'counts' | 'units' | 'invitations' | 'approvedBy' | 'doneAt'>) =>
    db.run(sql`
      insert into back_office_imports (import_id, kind, file_name, heads, rows, state, by_account, created_at)
      values (${importId}, ${kind}, ${fileName}, ${JSON.stringify(heads)}::jsonb, ${rows}, 'reading', ${byAccount}, ${createdAt})`),
  find: (importId: string) => db.one(sql<ImportRecord>`select ${columns} from back_office_imports it where it.import_id = ${importId}`),
  newest: (kinds: readonly ImportKind[], most: number) =>
    db.all(sql<ImportRecord>`
      select ${columns} from back_office_imports it where it.kind = any(${[...kinds]}::text[])
      order by it.created_at desc, it.import_id limit ${most}`),
  /** Until the commit nobody else takes it on; undefined when there is none. How its lines stand is not counted. */
  lock: (importId: string) =>
    db.one(sql<ImportOrder>`
      select import_id as "importId", kind, file_name as "fileName", state, plan, by_account as "byAccount", approved_by as "approvedBy"
      from back_office_imports where import_id = ${importId} for update`),
  /** How the last file with these heads was understood. */
  planOfHeads: async (kind: ImportKind, heads: readonly string[]): Promise<ImportPlan | undefined> => {
    const found = await db.one(sql<{ plan: ImportPlan }>`
      select plan from back_office_imports
      where kind = ${kind} and heads = ${JSON.stringify(heads)}::jsonb and plan is not null
      order by created_at desc limit 1`);
    return found?.plan;
  },
  move: (importId: string, state: ImportState) =>
    db.run(sql`update back_office_imports set state = ${state} where import_id = ${importId}`),
  approve: (importId: string, approvedBy: string | null) =>
    db.run(sql`update back_office_imports set approved_by = ${approvedBy} where import_id = ${importId}`),
  plan: (importId: string, plan: ImportPlan) =>
    db.run(sql`update back_office_imports set plan = ${JSON.stringify(plan)}::jsonb where import_id = ${importId}`),
  invite: (importId: string, byAccount: string) =>
    db.run(sql`update back_office_imports set invited_by = ${byAccount} where import_id = ${importId}`),
  /** Families and teachers that are to be invited, in the order in which it was said. */
  toInvite: (most: number) =>
    db.all(sql<{ importId: string; line: number; familyId: string | null; madeId: string | null; byAccount: string }>`
      select it.import_id as "importId", lines.line, lines.family_id as "familyId", lines.made_id as "madeId",
        it.invited_by as "byAccount"
      from back_office_imports it join back_office_import_rows lines using (import_id)
      where it.invited_by is not null and lines.invitation is null and ${brought}
      order by it.created_at, lines.line limit ${most}`),
  invited: (importId: string, line: number, invitation: 'sent' | 'unreached', at: Temporal.Instant) =>
    db.run(sql`
      update back_office_import_rows set invitation = ${invitation}, invited_at = ${at} where import_id = ${importId} and line = ${line}`),
  async invitedSince(from: Temporal.Instant): Promise<number> {
    const found = await db.one(sql<{ n: number }>`
      select count(*) as n from back_office_import_rows where invitation = 'sent' and invited_at > ${from}`);
    return found?.n ?? 0;
  },
  finish: (importId: string, at: Temporal.Instant) =>
    db.run(sql`update back_office_imports set state = 'done', done_at = ${at} where import_id = ${importId}`),
});

export type Imports = ReturnType<typeof createImports>;
