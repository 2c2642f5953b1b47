import type { ledgerCalls } from '@school/contract/ledger/calls';

import type { Handlers } from '#platform/http';

import type { Payments } from './payments.ts';

/** The history stands in the contract of the ledger; it is told here, where lessons and orders are known. */
export const historyHttp = (payments: Pick<Payments, 'history'>): Handlers<typeof ledgerCalls> => ({
  'GET /payment/history': ({ who, query }) => payments.history(who.customerId, query),
});
