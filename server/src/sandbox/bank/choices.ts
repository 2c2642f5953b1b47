import type { ProviderPayment } from '#modules/payments';
import type { BankState, Charges, Settled } from './bank.store.ts';

/** A slow payment, charge or refund is settled this long after it was begun. */
export const slowSeconds = 20;

/**
 * What the person at the checkout may do. The rarer ones come last: paid twice; paid, and the school is never told;
 * paid, and money sent back later takes its time, or fails at first; paid, and the kept card is empty when it is
 * charged.
 */
export const choices = [
  'succeed',
  'slow',
  'decline',
  'fail',
  'duplicate',
  'never-send',
  'refund-slow',
  'refund-fail',
  'card-declines',
] as const;
export type Choice = (typeof choices)[number];

type Course = Omit<Settled, 'cardToken'> & { card: { shown: string; charges: Charges } | null };

const goodCard = { shown: '•••• 4242', charges: 'pass' } as const;
const paid = { state: 'succeeded', captures: 1, tells: true, refunds: 'pass', card: goodCard } as const;

/** What each choice leads to. A card is only kept when the person has agreed to it. */
export const courses: Record<Choice, Course> = {
  succeed: paid,
  slow: { ...paid, state: 'processing' },
  decline: { ...paid, state: 'declined', card: null },
  fail: { ...paid, state: 'failed', card: null },
  duplicate: { ...paid, captures: 2 },
  'never-send': { ...paid, tells: false },
  'refund-slow': { ...paid, refunds: 'slow' },
  'refund-fail': { ...paid, refunds: 'fail-first' },
  'card-declines': { ...paid, card: { shown: '•••• 0341', charges: 'decline' } },
};

/** How a charge without the person ends. */
export const charged: Record<Charges, BankState> = { pass: 'succeeded', slow: 'processing', decline: 'declined' };

/** The bank's words of a payment's state, in those of the port. A broken connection is one nobody can tell of. */
export const told: Record<BankState, ProviderPayment['state']> = {
  open: 'open',
  processing: 'processing',
  succeeded: 'succeeded',
  declined: 'failed',
  failed: 'unknown',
};
