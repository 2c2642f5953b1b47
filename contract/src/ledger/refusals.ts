import type { Refusals } from '../refusal.ts';

/** Lesson units (decisions D6). */
export const ledgerRefusals = {
  'ledger.not_enough_units': { status: 402, message: 'Not enough lessons on the balance' },
  'ledger.not_enough_free': { status: 409, message: 'Not enough free lessons' },
  'ledger.exchange_leaves_rest': { status: 409, message: 'The number of lessons does not divide by the exchange rate' },
  'ledger.exchange_same_kind': { status: 400, message: 'Lessons are exchanged for lessons of the other kind' },
} as const satisfies Refusals;
