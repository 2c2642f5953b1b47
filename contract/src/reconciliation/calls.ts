import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { manager, managerReads, needing } from '../role-rows.ts';
import { Id, Instant, line, text } from '../shapes.ts';
import { BookCheck, remedies, PayableOrder, ReconciliationCase, caseKinds } from './shapes.ts';

const TheCase = z.strictObject({ caseId: Id });

/** Money and lessons that got stuck, and what managers do about it (docs/rules/payments.md#reconciliation). */
export const reconciliationCalls = defineCalls({
  'GET /manager/reconciliation': {
    who: needing(managerReads, 'money'),
    live: 'reconciliation',
    summary: 'What is stuck now, the oldest first; or what was, the latest first. With the counts by kind and the last look at the books',
    query: z.strictObject({
      state: z.optional(z.enum(['open', 'closed'])),
      kind: z.optional(z.enum(caseKinds)),
      /** Names and numbers: of the family, the order, the payment. */
      search: z.optional(line(100, 0)),
      before: z.optional(line(80, 0)),
    }),
    gives: z.strictObject({
      now: Instant,
      /** Of all that is open, whatever was asked for. */
      counts: z.array(z.strictObject({ kind: z.enum(caseKinds), open: z.int(), oldest: z.nullable(Instant) })),
      cases: z.array(ReconciliationCase),
      next: z.nullable(z.string()),
      /** Null until the books were looked at for the first time. */
      books: z.nullable(BookCheck),
    }),
    refusals: [],
  },
  'GET /manager/reconciliation/:caseId/orders': {
    who: needing(managerReads, 'money'),
    summary: 'Orders that the money of a case could pay',
    gives: z.strictObject({ orders: z.array(PayableOrder) }),
    refusals: ['reconciliation.case_not_found'],
  },
  'POST /manager/reconciliation/:caseId/remedy': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'Puts a case right, once for its key; above a limit a second manager has to agree first',
      params: TheCase,
      body: z.strictObject({
        remedy: z.enum(remedies),
        reason: text(500),
        /** With `apply`: which order it pays. */
        orderId: z.optional(Id),
      }),
      gives: ReconciliationCase,
      refusals: [
        'reconciliation.case_not_found',
        'reconciliation.case_closed',
        'reconciliation.case_waits',
        'reconciliation.remedy_does_not_fit',
        'payments.order_does_not_fit',
        'payments.order_not_found',
        'ledger.not_enough_units',
      ],
      idempotent: 'own',
      needsKey: true,
    },
    ({ params, body: { reason, ...after } }) => ({
      act: 'money.case_remedied',
      subject: { type: 'case', id: params.caseId },
      reason,
      after,
    }),
  ),
});
