import { refundCalls } from '@school/contract/refunds/calls';
import { refundManagerCalls } from '@school/contract/refunds/manager-calls';

import { defineModule } from '#platform/module';

import { eraseRefundNames } from './erase-family.store.ts';
import { exportRefunds } from './export-family.store.ts';
import { refundsHttp, refundsManagerHttp } from './refunds.http.ts';
import { refundsTopic } from './refunds.topic.ts';
import { createRefunds } from './refunds.ts';

export type { Refunds as Door } from './refunds.ts';

export const refundsModule = defineModule({
  name: 'refunds',
  needs: ['identity', 'school', 'approvals', 'families', 'ledger', 'scheduling', 'payments'],
  create: createRefunds,
  calls: { ...refundCalls, ...refundManagerCalls },
  handlers: (refunds) => ({ ...refundsHttp(refunds), ...refundsManagerHttp(refunds) }),
  topics: (refunds) => ({ refunds: refundsTopic(refunds) }),
  jobs: (refunds) => ({ 'refunds.send': ['* * * * *', refunds.send] }),
  erase: eraseRefundNames,
  export: exportRefunds,
  retention: 'Refunds as the law on bookkeeping asks; names leave them when the family or the child is erased.',
});
