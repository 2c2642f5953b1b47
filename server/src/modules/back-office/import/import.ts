import { importLimits } from '@school/contract/back-office/import-limits';
import type { Import, ImportOutcome, ImportPlan, ImportState } from '@school/contract/back-office/import-shapes';
import type { AnswerOf, SentTo } from '@school/contract/calls';

import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import { carryOn } from './carry-on.ts';
import { createImportLines, createImportLinks } from './import-lines.store.ts';
import { createImports, type ImportRecord } from './imports.store.ts';
import { inviteFamilies } from './invite-families.ts';
import { headsOf, missingIn, saidIn } from './rules/family-row.ts';
import type { ImportGiven, ImportTools } from './tools.ts';

type New = SentTo<'POST /manager/imports'>['body'];
type Some = SentTo<'POST /manager/imports/:importId/rows'>['body'];
interface Page {
  outcome?: ImportOutcome | undefined;
  after?: number | undefined;
  limit?: number | undefined;
}

/** The heads are the first line of a file. */
const firstLine = 2;

/** Families of a table that another school's program has written (docs/rules/import.md). */
export function importActions(given: ImportGiven) {
  const { db, clock, outbox, identity } = given;
  const tools: ImportTools = {
    ...given,
    imports: createImports(db),
    lines: createImportLines(db),
    links: createImportLinks(db),
  };
  const { imports, lines } = tools;

  const show = async ({ byAccount, createdAt, doneAt, ...it }: ImportRecord): Promise<Import> => ({
    ...it,
    by: (await identity.nameOf(byAccount)) ?? '',
    createdAt: createdAt.toString(),
    doneAt: doneAt?.toString() ?? null,
  });
  const find = async (importId: string): Promise<ImportRecord> => {
    const it = await imports.find(importId);
    if (!it) throw new Refusal('back-office.import_not_found');
    return it;
  };
  /** Nobody else takes it on until the commit, and it stands where this can be done. */
  const take = async (importId: string, ...states: readonly ImportState[]): Promise<ImportRecord> => {
    const locked = await imports.lock(importId);
    if (!locked) throw new Refusal('back-office.import_not_found');
    if (!states.includes(locked.state)) throw new Refusal('back-office.import_wrong_state');
    return find(importId);
  };
  /** From the first line on, as a trial or for good. */
  const begin = async (importId: string, plan: Pick<ImportPlan, 'fields'>, state: 'trying' | 'running') => {
    const all = (await lines.all(importId)).map(({ line, cells }) => ({ line, said: saidIn(cells ?? [], plan) }));
    await lines.begin(importId, headsOf(all));
    await imports.move(importId, state);
    await outbox.publish({ type: 'back-office.import_due', importId });
    return show(await find(importId));
  };

  return {
    carryOn: carryOn(tools),
    list: async (): Promise<AnswerOf<'GET /manager/imports'>> => ({
      imports: await Promise.all((await imports.newest(importLimits.imports)).map(show)),
    }),
    show: async (importId: string): Promise<Import> => show(await find(importId)),
    announce: (by: { accountId: string }, { fileName, heads, rows }: New): Promise<Import> =>
      db.inTransaction(async () => {
        const importId = newId();
        await imports.add({ importId, fileName, heads, rows, byAccount: by.accountId, createdAt: clock.now() });
        return show({ ...(await find(importId)), plan: (await imports.planOfHeads(heads)) ?? null });
      }),
    takeLines: (importId: string, { from, rows }: Some): Promise<Import> =>
      db.inTransaction(async () => {
        const it = await take(importId, 'reading');
        if (from + rows.length - 1 > it.rows) throw new Refusal('back-office.import_too_many_rows', { rows: it.rows });
        await lines.add(
          importId,
          rows.map((cells, at) => ({ line: from + at + firstLine - 1, cells })),
        );
        if ((await lines.count(importId)) === it.rows) await imports.move(importId, 'read');
        const now = await find(importId);
        return show({ ...now, plan: now.plan ?? (await imports.planOfHeads(now.heads)) ?? null });
      }),
    lines: async (importId: string, { outcome, after = 0, limit = importLimits.rowsShown }: Page) => {
      await find(importId);
      const rows = await lines.page(importId, outcome, after, limit + 1);
      const page = rows.slice(0, limit);
      return { rows: page, next: rows.length > limit ? (page.at(-1)?.line ?? null) : null };
    },
    /** As it would be: with another plan as often as one likes. */
    tryIt: (importId: string, plan: ImportPlan): Promise<Import> =>
      db.inTransaction(async () => {
        await take(importId, 'read', 'tried');
        const field = missingIn(plan);
        if (field !== undefined) throw new Refusal('back-office.import_field_missing', { field });
        await imports.plan(importId, plan);
        return begin(importId, plan, 'trying');
      }),
    run: (importId: string): Promise<Import> =>
      db.inTransaction(async () => {
        const { plan } = await take(importId, 'tried');
        if (!plan) throw new Refusal('back-office.import_wrong_state');
        return begin(importId, plan, 'running');
      }),
    invite: (by: { accountId: string }, importId: string): Promise<Import> =>
      db.inTransaction(async () => {
        const { invitations } = await take(importId, 'done');
        if (invitations) throw new Refusal('back-office.import_wrong_state');
        await imports.invite(importId, by.accountId);
        return show(await find(importId));
      }),
    inviteFamilies: inviteFamilies(tools),
    /** What lines say is kept for a while and no longer. */
    forgetLines: async (): Promise<void> => void (await lines.forget(clock.now().subtract({ hours: 24 * importLimits.linesKeptDays }))),
  };
}

export type FamilyImport = ReturnType<typeof importActions>;
