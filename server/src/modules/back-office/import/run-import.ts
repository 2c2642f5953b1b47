import type { ImportPlan } from '@school/contract/back-office/import-shapes';

import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import type { ImportRecord } from './imports.store.ts';
import type { ImportTools } from './tools.ts';

/** A table of balances that waits for a second person. */
interface Waiting {
  importId: string;
}

/**
 * Brings in what was tried. The lessons of a table are weighed as one act of the manager, however many lines give them: above the limit
 * a second person agrees to the table as a whole.
 */
export function runImport(
  { imports, approvals }: Pick<ImportTools, 'imports' | 'approvals'>,
  begin: (importId: string, plan: ImportPlan, state: 'running') => Promise<void>,
): (by: { accountId: string }, it: ImportRecord) => Promise<void> {
  const start = async (importId: string, approvedBy: string | null) => {
    const it = await imports.lock(importId);
    if (!it?.plan || it.state !== 'asked') throw new Refusal('back-office.import_wrong_state');
    await imports.approve(importId, approvedBy);
    await begin(importId, it.plan, 'running');
  };
  approvals.register<Waiting>(
    'openingBalances',
    ({ importId }, { approvedBy }) => start(importId, approvedBy),
    async ({ importId }) => void (await imports.move(importId, 'tried')),
  );
  return async ({ accountId }, { importId, plan, units, fileName }) => {
    if (!plan) throw new Refusal('back-office.import_wrong_state');
    if (plan.kind !== 'balances' || !units) return begin(importId, plan, 'running');
    await imports.move(importId, 'asked');
    await approvals.ask<Waiting>({
      act: 'openingBalances',
      units,
      payload: { importId },
      reason: `${fileName}: ${plan.all.reason}`,
      by: { accountId },
      over: await approvals.weigh({ by: { accountId }, units }),
      // Asked anew after it was declined.
      key: `import:${importId}:${newId()}`,
    });
  };
}
