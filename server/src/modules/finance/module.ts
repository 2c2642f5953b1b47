import { financeCalls } from '@school/contract/finance/calls';

import { defineModule } from '#platform/module';

import { financeHttp } from './finance.http.ts';
import { createFinance } from './finance.ts';

export const financeModule = defineModule({
  name: 'finance',
  needs: ['school', 'families', 'ledger', 'payments', 'calendar', 'staffing'],
  create: createFinance,
  calls: financeCalls,
  handlers: financeHttp,
  jobs: (finance) => ({
    'finance.count-days': ['25 * * * *', finance.countDays, 'watch'],
    'finance.recount-days': ['40 4 * * 0', finance.recountDays, 'watch'],
  }),
  erase: { nothing: 'Sums of days of the whole school: of nobody.' },
  export: { nothing: 'Figures of the school are of no family.' },
  retention: 'Sums of days as long as the books they are of.',
});
