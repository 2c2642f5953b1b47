import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { manager, managerReads, needing } from '../role-rows.ts';
import { Id, largest, line, text, whole } from '../shapes.ts';
import { ManagerRefund, refundStages } from './manager-shapes.ts';
import { RefundQuote } from './shapes.ts';

const ofRefund = z.strictObject({ refundId: Id });
const withReason = z.strictObject({ reason: text(500) });

const refund = (it: ManagerRefund) => ({
  familyId: it.familyId,
  subject: { type: 'refund', id: it.refundId },
  after: { orderId: it.orderId, amount: it.amount.amount, currency: it.amount.currency },
});

const aboutOne = { who: needing(manager, 'money'), params: ofRefund, gives: ManagerRefund, idempotent: true } as const;
const afterFailure = {
  ...aboutOne,
  body: withReason,
  refusals: ['payments.refund_not_found', 'payments.refund_not_failed'],
  needsKey: true,
} as const;

/** Refunds of families, for managers: each act with its reason, who did it kept. */
export const refundManagerCalls = defineCalls({
  'GET /manager/refunds': {
    who: needing(managerReads, 'money'),
    live: 'refunds',
    summary: 'Refunds that wait for a manager, the oldest first; those with the bank; those that are over, the newest first',
    query: z.strictObject({
      stage: z.optional(z.enum(refundStages)),
      /** Name of the parent, or a part of it. */
      search: z.optional(line(100, 0)),
      before: z.optional(line(64, 0)),
    }),
    gives: z.strictObject({
      refunds: z.array(ManagerRefund),
      next: z.nullable(z.string()),
      /** How many there are that are not over, whatever is searched for. */
      counts: z.strictObject({ waiting: z.int(), sending: z.int() }),
    }),
    refusals: [],
  },
  'GET /manager/families/:familyId/refunds': {
    who: needing(managerReads, 'people', 'money'),
    summary: 'What each paid package of a family would give back now, and its refunds, the newest first',
    gives: z.strictObject({ quotes: z.array(RefundQuote), refunds: z.array(ManagerRefund) }),
    refusals: ['families.family_not_found'],
  },
  'POST /manager/families/:familyId/refunds': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'Asks for a refund for a family that called or wrote; it is decided on as any other',
      params: z.strictObject({ familyId: Id }),
      body: z.strictObject({
        orderId: Id,
        amount: whole(1, largest),
        endsSchedules: z.optional(z.boolean()),
        reason: text(500),
      }),
      gives: ManagerRefund,
      refusals: [
        'families.family_not_found',
        'payments.order_not_found',
        'payments.refund_nothing_left',
        'payments.refund_quote_changed',
        'payments.refund_under_way',
      ],
      idempotent: true,
      needsKey: true,
    },
    ({ body }, it) => ({ act: 'money.refund_asked', reason: body.reason, ...refund(it) }),
  ),
  'POST /manager/refunds/:refundId/approve': inLog(
    {
      ...aboutOne,
      summary: 'Agrees: the lessons are given up and the money goes back; above the limit when a second manager agrees too',
      body: withReason,
      refusals: ['payments.refund_not_found', 'payments.refund_decided'],
      needsKey: true,
    },
    ({ body }, it) => ({ act: 'money.refund_approved', reason: body.reason, ...refund(it) }),
  ),
  'POST /manager/refunds/:refundId/decline': inLog(
    {
      ...aboutOne,
      summary: 'Does not agree: the lessons are the family’s again, and it is told why',
      body: z.strictObject({ answer: text(500) }),
      refusals: ['payments.refund_not_found', 'payments.refund_decided'],
    },
    ({ body }, it) => ({ act: 'money.refund_declined', reason: body.answer, ...refund(it) }),
  ),
  'POST /manager/refunds/:refundId/waive-fee': inLog(
    {
      ...aboutOne,
      summary: 'The school keeps no fee of it: the whole worth of its lessons is decided on, and the family is told',
      body: withReason,
      refusals: ['payments.refund_not_found', 'payments.refund_decided', 'payments.refund_without_fee'],
      needsKey: true,
    },
    ({ body }, it) => ({
      act: 'money.refund_fee_waived',
      reason: body.reason,
      ...refund(it),
      before: { amount: it.amount.amount - it.feeWaived.amount, fee: it.feeWaived.amount, currency: it.amount.currency },
      after: { orderId: it.orderId, amount: it.amount.amount, fee: it.fee.amount, currency: it.amount.currency },
    }),
  ),
  'POST /manager/refunds/:refundId/retry': inLog(
    { ...afterFailure, summary: 'Sends a refund that the bank could not carry out once more' },
    ({ body }, it) => ({ act: 'money.refund_retried', reason: body.reason, ...refund(it) }),
  ),
  'POST /manager/refunds/:refundId/by-hand': inLog(
    { ...afterFailure, summary: 'The bank could not carry it out, and the money was paid another way: the reason says how' },
    ({ body }, it) => ({ act: 'money.refund_by_hand', reason: body.reason, ...refund(it) }),
  ),
});
