import type { Db } from '#platform/db';

import type { Tools } from '../payments/tools.ts';
import { createBookChecks } from './book-checks.store.ts';
import { createCases } from './cases.store.ts';
import { checkBooks } from './check-books.ts';
import { cureStuck, registerCures } from './remedy-case.ts';
import { createDeeds } from './remedies.store.ts';
import { findStuck } from './find-cases.ts';
import { createStuckLessons } from './lesson-detectors.store.ts';
import { listStuck, payableOrders } from './list-cases.ts';
import { createStuckMoney } from './money-detectors.store.ts';
import { stuckFigures } from './case-figures.ts';
import type { StuckTools } from './tools.ts';

/** Money and lessons that got stuck (docs/rules/payments.md#stuck): found by a job, put right by managers, counted for the metrics. */
export function stuckDeeds(of: Tools, db: Db) {
  const tools: StuckTools = {
    ...of,
    cases: createCases(db),
    deeds: createDeeds(db),
    stuckMoney: createStuckMoney(db),
    stuckLessons: createStuckLessons(db),
    bookChecks: createBookChecks(db),
  };
  registerCures(tools);
  return {
    list: listStuck(tools),
    orders: payableOrders(tools),
    cure: cureStuck(tools),
    figures: stuckFigures(tools),
    /** Jobs: every minute, and every night. */
    find: findStuck(tools),
    checkBooks: checkBooks(tools),
  };
}

export type Stuck = ReturnType<typeof stuckDeeds>;
