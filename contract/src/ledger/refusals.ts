import type { Refusals } from '../refusal.ts';

/** Lesson units (docs/rules/balance.md). */
export const ledgerRefusals = {
  'ledger.not_enough_units': { status: 402, message: 'Not enough lessons on the balance' },
  'ledger.not_enough_free': { status: 409, message: 'Not enough free lessons' },
  'ledger.exchange_leaves_rest': { status: 409, message: 'The number of lessons does not divide by the exchange rate' },
  'ledger.exchange_too_little': { status: 409, message: 'These lessons are worth less than one of the other kind' },
  'ledger.exchange_only_paid': { status: 409, message: 'Only paid lessons are exchanged' },
  'ledger.exchange_no_price': { status: 409, message: 'There is no price for lessons of the other kind' },
  'ledger.exchange_same_kind': { status: 400, message: 'Lessons are exchanged for lessons of the other kind' },
} as const satisfies Refusals;
