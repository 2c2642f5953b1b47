import type { Db } from '#platform/db';

import { createBookChecks } from './book-checks.store.ts';
import { caseFigures } from './case-figures.ts';
import { createCases } from './cases.store.ts';
import { checkBooks } from './check-books.ts';
import { compareWithProviders } from './compare-with-providers.ts';
import { createDiscrepancies } from './discrepancies.store.ts';
import { findCases } from './find-cases.ts';
import { createLessonDetectors } from './lesson-detectors.store.ts';
import { listCases, payableOrders } from './list-cases.ts';
import { createRemedyAttempts } from './remedies.store.ts';
import { remedyCase, registerRemedies } from './remedy-case.ts';
import type { ReconciliationTools } from './tools.ts';

type ReconciliationGiven = Omit<ReconciliationTools, 'db' | 'cases' | 'attempts' | 'discrepancies' | 'lessonDetectors' | 'bookChecks'> & {
  db: Db;
};

/** Money and lessons that got stuck (docs/rules/payments.md#reconciliation): found by a job, put right by managers, counted for the metrics. */
export function createReconciliation({ db, ...given }: ReconciliationGiven) {
  const tools: ReconciliationTools = {
    ...given,
    db,
    cases: createCases(db),
    attempts: createRemedyAttempts(db),
    discrepancies: createDiscrepancies(db),
    lessonDetectors: createLessonDetectors(db),
    bookChecks: createBookChecks(db),
  };
  registerRemedies(tools);
  return {
    list: listCases(tools),
    orders: payableOrders(tools),
    remedy: remedyCase(tools),
    figures: caseFigures(tools),
    /** Jobs: every minute, every hour, and every night. */
    find: findCases(tools),
    compareWithProviders: compareWithProviders(tools),
    checkBooks: checkBooks(tools),
  };
}

export type Reconciliation = ReturnType<typeof createReconciliation>;
