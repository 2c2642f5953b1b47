import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { manager, managerReads, needing } from '../role-rows.ts';
import { Id, line, text, Nothing } from '../shapes.ts';
import { approvedActs } from './limits.ts';
import { Approval } from './shapes.ts';

const decided = (it: Approval) => ({
  familyId: it.familyId,
  subject: { type: it.act, id: it.approvalId },
  after: {
    units: it.units,
    ...(it.amount && { amount: it.amount.amount, currency: it.amount.currency }),
    askedBy: it.askedBy.name,
  },
});

export const approvalsCalls = defineCalls({
  'GET /manager/approvals': {
    who: needing(managerReads, 'money'),
    live: 'approvals',
    summary:
      'Acts that wait for a second person, the oldest first; or those decided, the newest first, with those that one person could do alone',
    query: z.strictObject({
      state: z.optional(z.enum(['waiting', 'decided'])),
      act: z.optional(z.enum(approvedActs)),
      search: z.optional(line(100, 0)),
      before: z.optional(line(64, 0)),
    }),
    gives: z.strictObject({ approvals: z.array(Approval), next: z.nullable(z.string()) }),
    refusals: [],
  },
  'POST /manager/approvals/:approvalId/approve': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'Agrees: the act is carried out at once',
      params: z.strictObject({ approvalId: Id }),
      body: Nothing,
      gives: Approval,
      refusals: [
        'approvals.not_found',
        'approvals.own_request',
        'approvals.decided',
        'ledger.not_enough_free',
        'payments.order_paid',
        'payments.order_at_bank',
      ],
      idempotent: true,
    },
    (_, it) => ({ act: 'money.approved', reason: it.reason, ...decided(it) }),
  ),
  'POST /manager/approvals/:approvalId/decline': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'Does not agree: nothing is done, and who asked sees why',
      params: z.strictObject({ approvalId: Id }),
      body: z.strictObject({ answer: text(500) }),
      gives: Approval,
      refusals: ['approvals.not_found', 'approvals.decided'],
      idempotent: true,
    },
    ({ body: { answer } }, it) => ({ act: 'money.declined', reason: answer, ...decided(it) }),
  ),
});
