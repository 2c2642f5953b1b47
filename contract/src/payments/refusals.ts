import type { Refusals } from '../refusal.ts';

/** Orders and payments (spec §5, §6, §8; decisions D8). */
export const paymentsRefusals = {
  'payments.order_not_found': { status: 404, message: 'Order not found' },
  'payments.terms_not_accepted': { status: 400, message: 'Terms are not accepted' },
  'payments.intro_first': { status: 409, message: 'Payment is possible after the intro lesson' },
  'payments.order_closed': { status: 409, message: 'Order is already closed' },
  'payments.provider_not_found': { status: 404, message: 'Payment provider not found' },
  'payments.provider_unavailable': { status: 503, message: 'Payment provider is unavailable' },
  'payments.nothing_in_year': { status: 404, message: 'Nothing was paid in this year' },
  'payments.bad_signature': { status: 401, message: 'Webhook signature is not valid' },
} as const satisfies Refusals;
