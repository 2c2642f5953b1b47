import type { Db } from '#platform/db';

import { createBookChecks } from './book-checks.store.ts';
import { stuckFigures } from './case-figures.ts';
import { createCases } from './cases.store.ts';
import { checkBooks } from './check-books.ts';
import { compareWithProviders } from './compare-with-providers.ts';
import { createBreaks } from './discrepancies.store.ts';
import { findStuck } from './find-cases.ts';
import { createStuckLessons } from './lesson-detectors.store.ts';
import { listStuck, payableOrders } from './list-cases.ts';
import { createDeeds } from './remedies.store.ts';
import { cureStuck, registerCures } from './remedy-case.ts';
import type { StuckTools } from './tools.ts';

type ReconciliationGiven = Omit<StuckTools, 'db' | 'cases' | 'deeds' | 'breaks' | 'stuckLessons' | 'bookChecks'> & { db: Db };

/** Money and lessons that got stuck (docs/rules/payments.md#stuck): found by a job, put right by managers, counted for the metrics. */
export function createReconciliation({ db, ...given }: ReconciliationGiven) {
  const tools: StuckTools = {
    ...given,
    db,
    cases: createCases(db),
    deeds: createDeeds(db),
    breaks: createBreaks(db),
    stuckLessons: createStuckLessons(db),
    bookChecks: createBookChecks(db),
  };
  registerCures(tools);
  return {
    list: listStuck(tools),
    orders: payableOrders(tools),
    cure: cureStuck(tools),
    figures: stuckFigures(tools),
    /** Jobs: every minute, every hour, and every night. */
    find: findStuck(tools),
    compareWithProviders: compareWithProviders(tools),
    checkBooks: checkBooks(tools),
  };
}

export type Reconciliation = ReturnType<typeof createReconciliation>;
