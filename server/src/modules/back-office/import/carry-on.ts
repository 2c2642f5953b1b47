import { importLimits } from '@school/contract/back-office/import-limits';

import { keptPhone } from '#modules/identity';
import { isPassing } from '#platform/passing-fault';
import { tryOutInside } from '#platform/try-out';
import { Refusal } from '#platform/refusal';

import { bringLine } from './bring.ts';
import type { Became } from './import-lines.store.ts';
import type { ImportOrder } from './imports.store.ts';
import { familyIn } from './rules/family-row.ts';
import { saidIn } from './rules/said.ts';
import type { ImportDue, ImportTools } from './tools.ts';

/**
 * Carries out the next lines of an import in the transaction in which the event is taken, and asks for the lines after them. So a
 * school that is stopped in the middle has these lines wholly or not at all, and goes on with them when it is back.
 */
export const carryOn =
  (tools: ImportTools) =>
  async ({ importId }: Pick<ImportDue, 'importId'>): Promise<void> => {
    const { imports, lines, outbox, clock } = tools;
    const it = await imports.lock(importId);
    if (!it?.plan || (it.state !== 'trying' && it.state !== 'running')) return;
    const { rowsTogether } = importLimits;
    const some = await lines.next(importId, rowsTogether, rowsTogether * 2);
    if (some.length === 0) {
      if (it.state === 'trying') await imports.move(importId, 'tried');
      else await imports.finish(importId, clock.now());
      return;
    }
    const work = () => each(tools, it, some);
    const became = it.state === 'trying' ? await tryOutInside(tools.db, work) : await work();
    await lines.note(importId, became, { forget: it.state === 'running' });
    await outbox.publish({ type: 'back-office.import_due', importId });
  };

/** Somebody has the phone or the e-mail. */
const taken: ReadonlySet<string> = new Set(['identity.phone_taken', 'identity.email_taken']);

/**
 * One line after the other; what is refused, or breaks, leaves nothing behind and keeps no other line out. Where the database itself
 * is at its end no line is to blame: all of them wait for it.
 */
async function each(tools: ImportTools, it: ImportOrder, some: ReadonlyArray<{ line: number; cells: string[] | null }>) {
  // Looked up once: the log names whoever brought the table in beside each line.
  const name = (await tools.identity.nameOf(it.byAccount)) ?? '';
  const whom = { by: { accountId: it.byAccount, role: 'manager', name }, approvedBy: it.approvedBy, fileName: it.fileName } as const;
  const bring = bringLine(tools);
  const became: Became[] = [];
  for (const { line, cells } of some) {
    const { plan } = it;
    const refused = (code: string, facts: Refusal['facts'] = {}, familyId: string | null = null): Became => ({
      line,
      outcome: 'refused',
      why: { code, facts },
      familyId,
    });
    // A line of a family that was erased meanwhile says nothing any more.
    if (!plan || cells === null) became.push(refused('back-office.import_not_found'));
    else
      became.push(
        await tools.db
          .inSavepoint(async () => ({ line, why: null, familyId: null, ...(await bring(whom, cells, plan)) }))
          .catch(async (fault: unknown): Promise<Became> => {
            if (fault instanceof Refusal)
              return refused(fault.code, fault.facts, taken.has(fault.code) ? await whoHas(tools, cells, it) : null);
            if (isPassing(fault)) throw fault;
            tools.onFault(fault, `line ${line} of import ${it.importId}`);
            return refused('back-office.import_line_broke');
          }),
      );
  }
  return became;
}

/** The family that has the contacts of a line already: it is shown beside it. */
async function whoHas({ identity, families }: ImportTools, cells: readonly string[], { plan }: ImportOrder): Promise<string | null> {
  const read = plan?.kind === 'families' ? familyIn(saidIn(cells, plan), plan) : undefined;
  if (!read || 'unread' in read) return null;
  const owners = await identity.ownersOf({ phone: keptPhone(read.family.phone), email: read.family.email });
  const [family] = await families.many(owners.map(({ customerId }) => customerId));
  return family?.familyId ?? null;
}
