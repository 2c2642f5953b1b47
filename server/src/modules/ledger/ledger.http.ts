import type { balanceCalls } from '@school/contract/ledger/balance-calls';

import type { Handlers } from '#platform/http';
import { newId } from '#platform/ids';

import type { Ledger } from './ledger.ts';

/** What the balance is made of, and exchange. */
export const balanceHttp = (ledger: Ledger): Handlers<typeof balanceCalls> => ({
  'GET /payment/balance': async ({ who }) => ({
    balance: await ledger.balanceOf(who.customerId),
    lots: await ledger.lotsOf(who.customerId),
  }),
  'POST /payment/exchange/preview': ({ who, body }) => ledger.previewExchange(who.customerId, body),
  'POST /payment/exchange': ({ who, body, request }) => ledger.exchange(who.customerId, body, request.idempotencyKey ?? newId()),
});
