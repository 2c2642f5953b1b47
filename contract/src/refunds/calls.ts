import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { parent, parentAndSupport } from '../role-rows.ts';
import { Id, largest, text, whole, Nothing } from '../shapes.ts';
import { Refund, RefundQuote } from './shapes.ts';

/** Money given back to a family: an exact quote, a request, its way until the money is back (docs/rules/payments.md#refunds). */
export const refundCalls = defineCalls({
  'GET /payment/refunds': {
    who: parentAndSupport,
    adult: 'never',
    summary: 'What each paid package would give back now, to the minor unit, and the refunds that were asked for',
    gives: z.strictObject({ quotes: z.array(RefundQuote), refunds: z.array(Refund) }),
    refusals: [],
  },
  'POST /payment/refunds': {
    who: parent,
    adult: 'never',
    summary: 'Asks for the money of a package; its unused lessons wait from now on and are given back when it is declined',
    body: z.strictObject({
      orderId: Id,
      /** The amount that was quoted, in minor units: another one by now is refused. */
      amount: whole(1, largest),
      /** The weekly schedules that reserve its lessons end in the same act; the amount is the one quoted for that. */
      endsSchedules: z.optional(z.boolean()),
      reason: text(500),
    }),
    gives: Refund,
    refusals: ['payments.order_not_found', 'payments.refund_nothing_left', 'payments.refund_quote_changed', 'payments.refund_under_way'],
    idempotent: true,
    needsKey: true,
  },
  'POST /payment/refunds/:refundId/withdraw': {
    who: parent,
    adult: 'never',
    summary: 'The family thinks better of it: the lessons are its own again',
    body: Nothing,
    gives: Refund,
    refusals: ['payments.refund_not_found', 'payments.refund_decided'],
    idempotent: true,
  },
});
