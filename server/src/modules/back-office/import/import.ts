import { importLimits, importRights } from '@school/contract/back-office/import-limits';
import type { Import, ImportKind, ImportOutcome, ImportPlan, ImportState } from '@school/contract/back-office/import-shapes';
import type { AnswerOf, SentTo } from '@school/contract/calls';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { carryOn } from './carry-on.ts';
import { createImportLines, createImportLinks } from './import-lines.store.ts';
import { createImports, type ImportRecord } from './imports.store.ts';
import { inviteBrought } from './invite-brought.ts';
import { headsOf, missingIn, saidIn } from './rules/said.ts';
import { runImport } from './run-import.ts';
import type { ImportGiven, ImportTools } from './tools.ts';

type New = SentTo<'POST /manager/imports'>['body'];
type Some = SentTo<'POST /manager/imports/:importId/rows'>['body'];
interface Page {
  outcome?: ImportOutcome | undefined;
  after?: number | undefined;
  limit?: number | undefined;
}
type Who = Pick<Principal, 'accountId' | 'rights'>;

/** The heads are the first line of a file. */
const firstLine = 2;

const mayBring = ({ rights = [] }: Who, kind: ImportKind): boolean => rights.includes(importRights[kind]);

/** Tables that another school's program has written (docs/rules/import.md). */
export function importActions(given: ImportGiven) {
  const { db, clock, outbox, identity } = given;
  const tools: ImportTools = {
    ...given,
    imports: createImports(db),
    lines: createImportLines(db),
    links: createImportLinks(db),
  };
  const { imports, lines } = tools;

  const show = async (it: ImportRecord): Promise<Import> => {
    const { importId, kind, fileName, heads, rows, state, plan, counts, units, invitations, createdAt } = it;
    const by = (await identity.nameOf(it.byAccount)) ?? '';
    const doneAt = it.doneAt?.toString() ?? null;
    return { importId, kind, fileName, heads, rows, state, plan, counts, units, invitations, by, createdAt: createdAt.toString(), doneAt };
  };
  const find = async (who: Who, importId: string): Promise<ImportRecord> => {
    const it = await imports.find(importId);
    if (!it) throw new Refusal('back-office.import_not_found');
    if (!mayBring(who, it.kind)) throw new Refusal('identity.right_needed');
    return it;
  };
  /** Nobody else takes it on until the commit, and it stands where this can be done. */
  const take = async (who: Who, importId: string, ...states: readonly ImportState[]): Promise<ImportRecord> => {
    const locked = await imports.lock(importId);
    if (!locked) throw new Refusal('back-office.import_not_found');
    const it = await find(who, importId);
    if (!states.includes(locked.state)) throw new Refusal('back-office.import_wrong_state');
    return it;
  };
  /** From the first line on, as a trial or for good. */
  const begin = async (importId: string, plan: ImportPlan, state: 'trying' | 'running'): Promise<void> => {
    const all = (await lines.all(importId)).map(({ line, cells }) => ({ line, said: saidIn(cells ?? [], plan) }));
    await lines.begin(importId, headsOf(all, plan.kind));
    await imports.move(importId, state);
    await outbox.publish({ type: 'back-office.import_due', importId });
  };
  const run = runImport(tools, begin);

  return {
    carryOn: carryOn(tools),
    list: async (who: Who): Promise<AnswerOf<'GET /manager/imports'>> => ({
      imports: await Promise.all(
        (
          await imports.newest(
            importLimits.kinds.filter((kind) => mayBring(who, kind)),
            importLimits.imports,
          )
        ).map(show),
      ),
    }),
    show: async (who: Who, importId: string): Promise<Import> => show(await find(who, importId)),
    announce: (who: Who, { kind, fileName, heads, rows }: New): Promise<Import> =>
      db.inTransaction(async () => {
        if (!mayBring(who, kind)) throw new Refusal('identity.right_needed');
        const importId = newId();
        await imports.add({ importId, kind, fileName, heads, rows, byAccount: who.accountId, createdAt: clock.now() });
        return show({ ...(await find(who, importId)), plan: (await imports.planOfHeads(kind, heads)) ?? null });
      }),
    takeLines: (who: Who, importId: string, { from, rows }: Some): Promise<Import> =>
      db.inTransaction(async () => {
        const it = await take(who, importId, 'reading');
        if (from + rows.length - 1 > it.rows) throw new Refusal('back-office.import_too_many_rows', { rows: it.rows });
        await lines.add(
          importId,
          rows.map((cells, at) => ({ line: from + at + firstLine - 1, cells })),
        );
        if ((await lines.count(importId)) === it.rows) await imports.move(importId, 'read');
        const now = await find(who, importId);
        return show({ ...now, plan: now.plan ?? (await imports.planOfHeads(now.kind, now.heads)) ?? null });
      }),
    lines: async (who: Who, importId: string, { outcome, after = 0, limit = importLimits.rowsShown }: Page) => {
      await find(who, importId);
      const rows = await lines.page(importId, outcome, after, limit + 1);
      const page = rows.slice(0, limit);
      return { rows: page, next: rows.length > limit ? (page.at(-1)?.line ?? null) : null };
    },
    /** As it would be: with another plan as often as one likes. */
    tryIt: (who: Who, importId: string, plan: ImportPlan): Promise<Import> =>
      db.inTransaction(async () => {
        const { kind } = await take(who, importId, 'read', 'tried');
        if (kind !== plan.kind) throw new Refusal('request.invalid', { where: 'body.kind' });
        const field = missingIn(plan);
        if (field !== undefined) throw new Refusal('back-office.import_field_missing', { field });
        await imports.plan(importId, plan);
        await begin(importId, plan, 'trying');
        return show(await find(who, importId));
      }),
    run: (who: Who, importId: string): Promise<Import> =>
      db.inTransaction(async () => {
        await run(who, await take(who, importId, 'tried'));
        return show(await find(who, importId));
      }),
    invite: (who: Who, importId: string): Promise<Import> =>
      db.inTransaction(async () => {
        const { kind, invitations } = await take(who, importId, 'done');
        if (invitations || (kind !== 'families' && kind !== 'teachers')) throw new Refusal('back-office.import_wrong_state');
        await imports.invite(importId, who.accountId);
        return show(await find(who, importId));
      }),
    inviteBrought: inviteBrought(tools),
    /** What lines say is kept for a while and no longer. */
    forgetLines: async (): Promise<void> => void (await lines.forget(clock.now().subtract({ hours: 24 * importLimits.linesKeptDays }))),
  };
}

export type TableImport = ReturnType<typeof importActions>;
