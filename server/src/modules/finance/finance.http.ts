import type { financeCalls } from '@school/contract/finance/calls';

import type { Handlers } from '#platform/http';

import type { FinanceReports } from './finance.ts';

export const financeHttp = (finance: FinanceReports): Handlers<typeof financeCalls> => ({
  'GET /manager/finance': ({ query }) => finance.report(query),
  'GET /manager/finance-sheet': ({ who, query }) => finance.sheet(query, who.locale),
});
