import type { Refusals } from '../refusal.ts';

/** Links by which somebody else pays (docs/rules/payments.md#pay-links). */
export const payLinksRefusals = {
  /** Withdrawn, replaced by a newer one, or never made: whoever has it is told nothing more. */
  'pay-links.not_found': { status: 404, message: 'Pay link not found' },
  'pay-links.over': { status: 410, message: 'Pay link is over' },
} as const satisfies Refusals;
