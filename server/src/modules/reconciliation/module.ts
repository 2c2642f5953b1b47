import { reconciliationCalls } from '@school/contract/reconciliation/calls';

import { defineModule } from '#platform/module';

import { eraseCaseNames } from './erase-family.store.ts';
import { reconciliationHttp } from './reconciliation.http.ts';
import { createReconciliation } from './reconciliation.ts';

export type { Reconciliation as Door } from './reconciliation.ts';

export const reconciliationModule = defineModule({
  name: 'reconciliation',
  needs: ['identity', 'approvals', 'families', 'ledger', 'payments', 'refunds'],
  create: createReconciliation,
  calls: reconciliationCalls,
  handlers: reconciliationHttp,
  // What is stuck; all managers see the same.
  topics: (reconciliation) => ({
    reconciliation: { may: () => true, snapshot: () => reconciliation.list(), audience: () => 'managers' },
  }),
  jobs: (reconciliation) => ({
    'reconciliation.compare-with-providers': ['20 * * * *', reconciliation.compareWithProviders],
    'reconciliation.find-cases': ['* * * * *', reconciliation.find],
    'reconciliation.check-books': ['10 3 * * *', reconciliation.checkBooks, 'watch'],
  }),
  erase: eraseCaseNames,
  export: { nothing: 'How the school looks for lost money; what came of it stands among the family’s payments.' },
  retention: 'Cases as the law on bookkeeping asks; names leave them when the family or the child is erased.',
});
