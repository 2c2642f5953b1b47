import { financeCalls } from '@school/contract/finance/calls';

import { defineModule } from '#platform/module';

import { financeHttp } from './finance.http.ts';
import { createFinance } from './finance.ts';

export const financeModule = defineModule({
  name: 'finance',
  needs: ['ledger'],
  create: createFinance,
  calls: financeCalls,
  handlers: financeHttp,
  erase: { nothing: 'It keeps nothing: figures are computed from the ledger each time.' },
  export: { nothing: 'Figures of the school are of no family.' },
  retention: 'It keeps nothing.',
});
