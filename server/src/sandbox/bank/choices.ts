import type { ProviderPayment } from '#modules/payments';
import type { BankCard, BankState, Charges, Settled } from './bank.store.ts';

/** A slow payment, charge or refund is settled this long after it was begun. */
export const slowSeconds = 20;

/**
 * What the person at the checkout may do. The rarer ones come last: paid twice; paid, and the school is never told;
 * paid, and money sent back later takes its time, or fails at first; paid, and the kept card is empty when it is
 * charged, or its bank wants to see its owner.
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
  'card-confirms',
] as const;
export type Choice = (typeof choices)[number];

type Course = Omit<Settled, 'cardToken'> & { card: Omit<BankCard, 'token'> | null };

const goodCard = { brand: 'visa', lastFour: '4242', expires: '2031-12', charges: 'pass' } as const;
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
  'card-declines': { ...paid, card: { brand: 'mastercard', lastFour: '0341', expires: '2031-12', charges: 'decline' } },
  'card-confirms': { ...paid, card: { brand: 'visa', lastFour: '3184', expires: '2031-12', charges: 'confirm' } },
};

/** How a charge of a kept card ends; with its owner there, who confirms it at the page of the bank. */
export const charged: Record<Charges, { alone: BankState; withPerson: BankState }> = {
  pass: { alone: 'succeeded', withPerson: 'succeeded' },
  slow: { alone: 'processing', withPerson: 'processing' },
  decline: { alone: 'declined', withPerson: 'declined' },
  confirm: { alone: 'declined', withPerson: 'open' },
};

/** The bank's words of a payment's state, in those of the port. A broken connection is one nobody can tell of. */
export const told: Record<BankState, ProviderPayment['state']> = {
  open: 'open',
  processing: 'processing',
  succeeded: 'succeeded',
  declined: 'failed',
  failed: 'unknown',
};
