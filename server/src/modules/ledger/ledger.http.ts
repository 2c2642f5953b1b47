import type { ledgerCalls } from '@school/contract/ledger/calls';

import type { Handlers } from '#platform/http';

import type { Ledger } from './ledger.ts';

export const ledgerHttp = (ledger: Ledger): Handlers<typeof ledgerCalls> => ({
  'GET /payment/history': ({ who, query }) => ledger.history(who.customerId, query),
});
