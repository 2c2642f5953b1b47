import * as z from 'zod/mini';

import { defineCalls, FileAnswer } from '../call.ts';
import { managerReads, needing } from '../role-rows.ts';
import { Currency, Day } from '../shapes.ts';
import { financeFigures, financeReports } from './limits.ts';
import { Finance, FinanceCohorts, FinanceFunnel, FinanceLine, FinanceLoad, FinanceMargin } from './shapes.ts';

const reads = needing(managerReads, 'finance');
/** Both days included; of the school's zone. */
const Days = z.strictObject({ from: Day, to: Day });

const Lines = { from: Day, to: Day, currency: Currency, figure: z.enum(financeFigures) };

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
  'GET /manager/finance-lines': {
    who: reads,
    summary: 'What a figure is made of, the newest first: lessons, orders and refunds with their families, and what they come to',
    query: z.strictObject({ ...Lines, skip: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000_000))) }),
    gives: z.strictObject({ lines: z.array(FinanceLine), count: z.int(), amount: z.int(), next: z.nullable(z.int()) }),
    refusals: [],
  },
  'GET /manager/finance-lines-sheet': {
    who: reads,
    summary: 'All lines of a figure as a spreadsheet',
    query: z.strictObject(Lines),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    gives: FileAnswer,
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
