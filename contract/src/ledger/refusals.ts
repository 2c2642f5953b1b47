import type { Refusals } from '../refusal.ts';

/** Lesson units (decisions D6). */
export const ledgerRefusals = {
  'ledger.not_enough_units': { status: 402, message: 'Not enough lessons on the balance' },
} as const satisfies Refusals;
