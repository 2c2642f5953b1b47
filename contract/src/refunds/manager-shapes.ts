import * as z from 'zod/mini';

import { Id, Instant, Money } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { refundStates } from './shapes.ts';
import { shape } from '../named.ts';

/** What managers look at together: what waits for them (also what the bank could not carry out), what is with the bank, what is over. */
export const refundStages = ['waiting', 'sending', 'over'] as const;
export type RefundStage = (typeof refundStages)[number];

/** A refund as managers see it: whose, of what, who did what about it, and what may be done now. */
export const ManagerRefund = shape('ManagerRefund', {
  refundId: Id,
  familyId: Id,
  /** Name of the parent when it was asked. */
  familyName: z.string(),
  orderId: Id,
  kind: z.enum(['individual', 'group', 'subscription']),
  lessons: z.int(),
  paid: Money,
  paidAt: Instant,
  units: z.int(),
  bonusTaken: z.int(),
  /** What the school keeps by the terms of the order. */
  fee: Money,
  /** What it would have kept and does not; why, in the words of the manager. */
  feeWaived: Money,
  waivedWhy: z.nullable(z.string()),
  amount: Money,
  state: z.enum(refundStates),
  /** In the words of who asked: the family, or a manager for it. */
  reason: z.string(),
  answer: z.nullable(z.string()),
  /** Above what one manager may send back alone. */
  needsSecond: z.boolean(),
  /** Through which bank it goes back; null until it is agreed; `byhand` when it was paid another way. */
  provider: z.nullable(z.string()),
  /** How often the bank was asked, and what went wrong last; null when nothing did. */
  tries: z.int(),
  fault: z.nullable(z.string()),
  /** `by` is the manager who did it; null for the family and for what happened by itself. */
  steps: z.array(z.strictObject({ state: z.enum(refundStates), at: Instant, by: z.nullable(z.string()), note: z.nullable(z.string()) })),
  may: z.strictObject({ decide: Verdict, waive: Verdict, retry: Verdict }),
});
export type ManagerRefund = z.infer<typeof ManagerRefund>;
