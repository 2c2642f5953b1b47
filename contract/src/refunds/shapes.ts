import * as z from 'zod/mini';

import { CourseCode } from '../catalogue/shapes.ts';
import { UnitKind } from '../ledger/balance-shapes.ts';
import { RefundTerms } from '../payments/shapes.ts';
import { Id, Instant, Money } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { shape } from '../named.ts';

/** What a paid package would give back now: the exact value of its unused units, lot by lot. */
export const RefundQuote = shape('RefundQuote', {
  orderId: Id,
  kind: z.enum(['individual', 'group', 'subscription']),
  paid: Money,
  paidAt: Instant,
  /** May it be asked for now; why not. */
  may: Verdict,
  lots: z.array(
    z.strictObject({
      lotId: Id,
      kind: UnitKind,
      granted: z.int(),
      used: z.int(),
      /** Reserved for lessons: those of coming ones count once the lessons are cancelled. */
      reserved: z.int(),
      /** Of the reserved, for lessons that have begun: they cannot be cancelled, and wait for their mark. */
      begun: z.int(),
      units: z.int(),
      value: Money,
    }),
  ),
  /** Bonus units of the same order that go with it and are worth nothing. */
  bonusTaken: z.int(),
  terms: RefundTerms,
  /** What the school keeps of it by these terms; `amount` is what is left. */
  fee: Money,
  amount: Money,
  /**
   * What it would come to when the weekly schedules that reserve its lessons end; null where none does. Their lessons
   * of the next hours take place (`stay`), the others are called off.
   */
  whenSchedulesEnd: z.nullable(
    z.strictObject({
      units: z.int(),
      bonusTaken: z.int(),
      fee: Money,
      amount: Money,
      schedules: z.array(
        z.strictObject({
          processId: Id,
          kidUid: Id,
          kidName: z.string(),
          courseCode: z.nullable(CourseCode),
          off: z.int(),
          stay: z.int(),
        }),
      ),
    }),
  ),
  /** Working days until the money is usually back. */
  days: z.int(),
});
export type RefundQuote = z.infer<typeof RefundQuote>;

/** `asked`: a manager decides; `approved`: a second one has to; `sending`: the bank has it; `failed`: the school sees to it. */
export const refundStates = ['asked', 'approved', 'sending', 'failed', 'done', 'declined', 'withdrawn'] as const;

export const Refund = shape('Refund', {
  refundId: Id,
  orderId: Id,
  units: z.int(),
  bonusTaken: z.int(),
  /** What the school keeps by the terms of the order. */
  fee: Money,
  /** What it would have kept, and thought better of. */
  feeWaived: Money,
  amount: Money,
  state: z.enum(refundStates),
  reason: z.string(),
  /** Why it was declined, in the words of the manager. */
  answer: z.nullable(z.string()),
  mayWithdraw: Verdict,
  /** When each state began, in order. */
  steps: z.array(z.strictObject({ state: z.enum(refundStates), at: Instant })),
});
export type Refund = z.infer<typeof Refund>;
