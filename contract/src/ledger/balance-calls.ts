import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { parent, parentAndSupport } from '../role-rows.ts';
import { ExchangePlan, ExchangeRequest, LotShown } from './balance-shapes.ts';
import { Balance } from './shapes.ts';

/** What the balance is made of, and units turned from one kind into the other (docs/rules/balance.md#exchange). */
export const balanceCalls = defineCalls({
  'GET /payment/balance': {
    who: parentAndSupport,
    adult: 'arranges',
    summary: 'The balance with its lots: where the units came from, until when they may be used, how many lessons have reserved',
    gives: z.strictObject({ balance: Balance, lots: z.array(LotShown) }),
    refusals: [],
  },
  'POST /payment/exchange/preview': {
    who: parentAndSupport,
    adult: 'pays',
    changesNothing: true,
    summary: 'What an exchange would take, give and leave; nothing is changed',
    body: ExchangeRequest,
    gives: ExchangePlan,
    refusals: [],
  },
  'POST /payment/exchange': {
    who: parent,
    adult: 'pays',
    summary: 'Exchanges units of one kind for units of the other: by what they were bought for; the new lot keeps expiry and value',
    body: ExchangeRequest,
    gives: ExchangePlan,
    refusals: [
      'ledger.not_enough_free',
      'ledger.exchange_leaves_rest',
      'ledger.exchange_same_kind',
      'ledger.exchange_too_little',
      'ledger.exchange_only_paid',
      'ledger.exchange_no_price',
    ],
    idempotent: true,
    needsKey: true,
  },
});
