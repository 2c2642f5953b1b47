import type { financeCalls } from '@school/contract/finance/calls';

import type { Handlers } from '#platform/http';

import type { FinanceReports } from './finance.ts';

export const financeHttp = (finance: FinanceReports): Handlers<typeof financeCalls> => ({
  'GET /manager/finance': ({ query }) => finance.report(query),
  'GET /manager/finance-margin': ({ query }) => finance.margin(query),
  'GET /manager/finance-cohorts': ({ query }) => finance.cohorts(query),
  'GET /manager/finance-funnel': ({ query }) => finance.funnel(query),
  'GET /manager/finance-load': ({ query }) => finance.load(query),
  'GET /manager/finance-lines': ({ query }) => finance.lines(query),
  'GET /manager/finance-lines-sheet': ({ who, query }) => finance.linesSheet(query, who.locale),
  'GET /manager/finance-sheet': ({ who, query }) => finance.sheet(query, who.locale),
});
