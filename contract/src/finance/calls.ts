import * as z from 'zod/mini';

import { defineCalls, FileAnswer } from '../call.ts';
import { managerReads, needing } from '../role-rows.ts';
import { Day } from '../shapes.ts';
import { Finance } from './shapes.ts';

const reads = needing(managerReads, 'finance');
/** Both days included; of the school's zone. */
const Days = z.strictObject({ from: Day, to: Day });

/** What the school has earned, and what it still owes in lessons: from the ledger alone (docs/rules/finance.md). */
export const financeCalls = defineCalls({
  'GET /manager/finance': {
    who: reads,
    summary: 'Sold, refunded, earned and still owed in lessons in a stretch of days, beside as many days before',
    query: Days,
    gives: Finance,
    refusals: [],
  },
  'GET /manager/finance-sheet': {
    who: reads,
    summary: 'The same as a spreadsheet',
    query: Days,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    gives: FileAnswer,
    refusals: [],
  },
});
