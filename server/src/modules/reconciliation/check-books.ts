import { moneyInvariants } from './invariants.ts';
import { type Broken, countBroken } from './book-checks.store.ts';
import { isCheckDue } from './check-due.ts';
import type { ReconciliationTools } from './tools.ts';

/** Looks at every promise of the books as of one moment; answers with the broken ones and how many rows break each. */
export const lookAtBooks = (db: Parameters<typeof countBroken>[0]): Promise<Broken[]> => countBroken(db, moneyInvariants);

/** The nightly job: what it found is kept, and a broken promise is a fault that whoever runs the school hears of. */
export const checkBooks = (tools: ReconciliationTools) => async (): Promise<void> => {
  const at = tools.clock.now();
  const latest = await tools.bookChecks.latest();
  if (latest && !isCheckDue(latest.at, at)) return;
  const begun = performance.now();
  const broken = await lookAtBooks(tools.db);
  await tools.bookChecks.keep({ at, checked: moneyInvariants.length, broken, tookMs: Math.round(performance.now() - begun) });
  await tools.realtime.changed('reconciliation');
  if (broken.length > 0) tools.onFault(new Error(`The books do not agree: ${broken.map(sayBroken).join('; ')}`), 'checking the books');
};

const sayBroken = ({ code, says, bad }: Broken): string => `${code} ${says} (${bad})`;
