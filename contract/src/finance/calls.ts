import * as z from 'zod/mini';

import { defineCalls, FileAnswer } from '../call.ts';
import { managerReads, needing } from '../role-rows.ts';
import { Day } from '../shapes.ts';
import { financeReports } from './limits.ts';
import { Finance, FinanceCohorts, FinanceFunnel, FinanceLoad, FinanceMargin } from './shapes.ts';

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
  'GET /manager/finance-margin': {
    who: reads,
    summary: 'Money by product, what lessons earned by course and teacher, and what teachers are paid for them',
    query: Days,
    gives: FinanceMargin,
    refusals: [],
  },
  'GET /manager/finance-cohorts': {
    who: reads,
    summary: 'Families by the month of their first payment: who stayed, what they brought; all there are until the last of these days',
    query: Days,
    gives: FinanceCohorts,
    refusals: [],
  },
  'GET /manager/finance-funnel': {
    who: reads,
    summary: 'Families that applied in a stretch of days, by source: how many booked a trial, came and paid, and after how many days',
    query: Days,
    gives: FinanceFunnel,
    refusals: [],
  },
  'GET /manager/finance-load': {
    who: reads,
    summary: 'How full the hours of teachers were, by teacher and by hour, and which lessons were missed or begun late',
    query: Days,
    gives: FinanceLoad,
    refusals: [],
  },
  'GET /manager/finance-sheet': {
    who: reads,
    summary: 'The same, or another report of finance, as a spreadsheet',
    query: z.strictObject({ from: Day, to: Day, report: z.optional(z.enum(financeReports)) }),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    gives: FileAnswer,
    refusals: [],
  },
});
