import type { Refusals } from '../refusal.ts';

/** Orders and payments (docs/rules/payments.md). */
export const paymentsRefusals = {
  'payments.order_not_found': { status: 404, message: 'Order not found' },
  'payments.terms_not_accepted': { status: 400, message: 'Terms are not accepted' },
  'payments.intro_first': { status: 409, message: 'Payment is possible after the intro lesson' },
  'payments.order_closed': { status: 409, message: 'Order is already closed' },
  'payments.order_paid': { status: 409, message: 'Order is paid already' },
  'payments.order_at_bank': { status: 409, message: 'The bank is at work on this order' },
  'payments.manual_in_future': { status: 400, message: 'The payment is in the future' },
  'payments.manual_too_old': { status: 409, message: 'The payment is too old' },
  'payments.document_taken': { status: 409, message: 'This document is written down already' },
  'payments.discount_too_large': { status: 409, message: 'The discount is too large' },
  'payments.provider_not_found': { status: 404, message: 'Payment provider not found' },
  'payments.provider_unavailable': { status: 503, message: 'Payment provider is unavailable' },
  'payments.nothing_in_year': { status: 404, message: 'Nothing was paid in this year' },
  'payments.refund_nothing_left': { status: 409, message: 'Nothing is left to give back' },
  'payments.refund_quote_changed': { status: 409, message: 'The amount has changed' },
  'payments.refund_not_found': { status: 404, message: 'Refund not found' },
  'payments.refund_decided': { status: 409, message: 'The refund is decided already' },
  'payments.refund_under_way': { status: 409, message: 'A refund of this order is under way' },
  'payments.refund_not_failed': { status: 409, message: 'The refund is not stopped' },
  'payments.subscription_not_found': { status: 404, message: 'Subscription not found' },
  'payments.subscription_ended': { status: 409, message: 'Subscription has ended' },
  'payments.order_does_not_fit': { status: 409, message: 'The money does not pay this order' },
  'payments.bad_signature': { status: 401, message: 'Webhook signature is not valid' },
} as const satisfies Refusals;
