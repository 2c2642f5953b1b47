import type { paymentsRefusals } from '@school/contract/payments/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'payments.order_paid': 'This order is already paid',
  'payments.invoice_made': 'This order already has an invoice',
  'payments.receipt_not_found': 'There’s no such receipt',
  'payments.invoice_not_found': 'This order has no invoice',
  'payments.order_at_bank': 'The bank is processing this order. Wait for the result',
  'payments.manual_in_future': 'This date is in the future',
  'payments.manual_too_old': 'This date is too far back to record a payment',
  'payments.document_taken': '“{document}” is already recorded: {family}, {day}',
  'payments.discount_too_large': 'A second staff member has to approve a discount this large',
  'payments.refund_not_found': 'Refund request not found',
  'payments.refund_decided': 'This refund has already been decided',
  'payments.refund_without_fee': 'The school keeps nothing from this refund',
  'payments.refund_not_failed': 'This refund isn’t stopped: it’s being sent or has been sent',
  'payments.nothing_in_year': 'This child has no paid lessons in that year',
  'payments.order_does_not_fit': 'This money can’t pay that order: the amount is different, or the order is already paid',
  'payments.bad_signature': 'The payment system’s signature doesn’t match',
  'payments.top_up_not_agreed': 'Please tick that you agree to the charge',
  'payments.top_up_threshold':
    'With this package the threshold is {most} at most: otherwise the new lessons would cause another charge right away',
  'payments.top_up_price_changed': 'The price of the package has changed. Look at the new one and agree again',
  'payments.card_not_found': 'You have no such card: it may have been removed already',
  'payments.card_expired': 'The card expired: {expires}. Please pay with another one',
} satisfies FurtherRefusalTexts<typeof paymentsRefusals>;
