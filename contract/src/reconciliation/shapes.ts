import * as z from 'zod/mini';

import { UnitKind } from '../ledger/balance-shapes.ts';
import { Id, Instant, Money } from '../shapes.ts';
import { shape } from '../named.ts';

/**
 * What can get stuck (docs/rules/payments.md#reconciliation). `notApplied`: money the provider has and the books could not take in;
 * `unapplied`: money that bought nothing; `pending`: a payment nobody knows the end of; `refund`: money that does not
 * get back; `deadLetter`: news of a provider that cannot be applied; `discrepancy`: the provider's list and the books differ;
 * `noUnit`: a lesson that took place and cost nothing; `noLesson`: a unit reserved for a lesson that will not be.
 */
export const caseKinds = ['notApplied', 'unapplied', 'pending', 'refund', 'deadLetter', 'discrepancy', 'noUnit', 'noLesson'] as const;
export type CaseKind = (typeof caseKinds)[number];

/**
 * What puts it right. `retry`: ask, apply or send again; `apply`: the money pays an order; `refund`: it is sent back
 * now; `giveUp`: the payment counts as failed; `writeOff`: it stays as it is and is not shown again; `charge`: the
 * unit is spent; `giveBack`: the unit is free again; `byHand`: the money was paid another way, as the reason says.
 */
export const remedies = ['retry', 'apply', 'refund', 'giveUp', 'writeOff', 'charge', 'giveBack', 'byHand'] as const;
export type Remedy = (typeof remedies)[number];

/** What is known of a case; what its kind has nothing to say of is missing. */
export const CaseFacts = shape('CaseFacts', {
  provider: z.optional(z.string()),
  /** The provider's name of the payment, the refund or the event. */
  ref: z.optional(z.string()),
  /** Why money bought nothing. */
  why: z.optional(z.enum(['duplicate', 'mismatch', 'orphan', 'customer'])),
  /** What the order wanted, or what our books say, where that is another amount. */
  expected: z.optional(Money),
  /** How the provider and the books differ; `refund`: it sent money back that nobody here asked for. */
  differs: z.optional(z.enum(['amount', 'missing', 'refund'])),
  /** How far the payment or the refund has come. */
  at: z.optional(z.enum(['preparing', 'pending', 'processing', 'unknown', 'queued', 'sending', 'sent', 'failed'])),
  tries: z.optional(z.int()),
  nextTryAt: z.optional(Instant),
  fault: z.optional(z.string()),
  lessonAt: z.optional(Instant),
  kidName: z.optional(z.string()),
  /** What became of the lesson. */
  lesson: z.optional(z.enum(['conducted', 'canceled', 'transferred', 'nonAttendance', 'expired', 'left', 'unknown'])),
});
export type CaseFacts = z.infer<typeof CaseFacts>;

/** What a manager did about it. `passed`: the trouble was over by itself before; `failed`: tried, and it did not work. */
export const RemedyAttempt = shape('RemedyAttempt', {
  remedy: z.enum(remedies),
  reason: z.string(),
  byName: z.string(),
  at: Instant,
  state: z.enum(['waiting', 'trying', 'done', 'declined', 'passed', 'failed']),
  endedAt: z.nullable(Instant),
  /** The colleague who agreed or declined, and in what words; or what stood in the way. */
  answeredBy: z.nullable(z.string()),
  answer: z.nullable(z.string()),
});

export const ReconciliationCase = shape('ReconciliationCase', {
  caseId: Id,
  kind: z.enum(caseKinds),
  /** When it got stuck. */
  since: Instant,
  familyId: z.nullable(Id),
  familyName: z.nullable(z.string()),
  orderId: z.nullable(Id),
  amount: z.nullable(Money),
  units: z.nullable(z.strictObject({ kind: UnitKind, count: z.int() })),
  facts: CaseFacts,
  /** What can be done now, the likeliest first; `needsSecond`: a colleague has to agree. */
  remedies: z.array(z.strictObject({ remedy: z.enum(remedies), needsSecond: z.boolean() })),
  attempts: z.array(RemedyAttempt),
  closedAt: z.nullable(Instant),
  closedBy: z.nullable(z.enum(['remedy', 'itself'])),
});
export type ReconciliationCase = z.infer<typeof ReconciliationCase>;

/** The nightly look at the books. */
export const BookCheck = shape('BookCheck', {
  at: Instant,
  /** Promises looked at, and those that do not hold, with how many rows break each. */
  checked: z.int(),
  broken: z.array(z.strictObject({ code: z.string(), says: z.string(), bad: z.int() })),
});

/** An order that stuck money could pay: the same amount and currency, and not paid yet. */
export const PayableOrder = shape('PayableOrder', {
  orderId: Id,
  familyId: Id,
  familyName: z.string(),
  lessons: z.int(),
  productCode: z.string(),
  total: Money,
  createdAt: Instant,
});
