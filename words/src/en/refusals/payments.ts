import type { paymentsRefusals } from '@school/contract/payments/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'payments.order_paid': 'This order is paid already',
  'payments.invoice_made': 'This order has an invoice already',
  'payments.invoice_not_found': 'This order has no invoice',
  'payments.order_at_bank': 'The bank is at work on this order. Wait for its answer',
  'payments.manual_in_future': 'This day is still ahead',
  'payments.manual_too_old': 'This is too long ago to be written down',
  'payments.document_taken': '“{document}” is written down already: {family}, {day}',
  'payments.discount_too_large': 'One person cannot give such a discount',
  'payments.refund_not_found': 'There is no such refund',
  'payments.refund_decided': 'This refund has been decided already',
  'payments.refund_not_failed': 'This refund is not stopped: it is being sent or has been sent',
  'payments.nothing_in_year': 'There are no paid lessons of this child in that year',
  'payments.order_does_not_fit': 'This money cannot pay that order: the amount differs, or it is paid already',
  'payments.bad_signature': 'The signature of the payment system does not match',
} satisfies FurtherRefusalTexts<typeof paymentsRefusals>;
