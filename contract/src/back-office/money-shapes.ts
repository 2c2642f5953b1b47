import * as z from 'zod/mini';

import { Approval } from '../approvals/shapes.ts';
import { LotShown } from '../ledger/balance-shapes.ts';
import { Invoice, PastPayment, SavedCard } from '../payments/shapes.ts';
import { TopUp, TopUpEnd } from '../saved-cards/shapes.ts';
import { paymentsLimits } from '../payments/limits.ts';
import { Balance } from '../ledger/shapes.ts';
import { Currency, Id, Instant, Money } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { shape } from '../named.ts';

/** States of an order, as the school keeps it. */
export const orderStates = ['open', 'superseded', 'expired', 'paid', 'refunding', 'refunded'] as const;

/** An order as a manager sees it. */
export const FamilyOrder = shape('FamilyOrder', {
  orderId: Id,
  kind: z.enum(['individual', 'group', 'subscription']),
  lessons: z.int(),
  bonus: z.int(),
  total: Money,
  /** Minor units given back of it so far. */
  refunded: z.int(),
  promoCode: z.nullable(z.string()),
  /** How it was paid, where the staff took the money in. */
  paidBy: z.nullable(z.enum(paymentsLimits.manual.ways)),
  state: z.enum(orderStates),
  invoice: z.nullable(Invoice),
  createdAt: Instant,
  paidAt: z.nullable(Instant),
});
export type FamilyOrder = z.infer<typeof FamilyOrder>;

/** May a family pay, and did a manager open it before the trial (docs/rules/payments.md#who-may-pay)? */
export const FamilyPaying = shape('FamilyPaying', {
  may: Verdict,
  /** The trial has taken place, or there have been lessons on the balance: nobody has to open anything. */
  bySelf: z.boolean(),
  opened: z.nullable(z.strictObject({ by: z.string(), at: Instant, reason: z.string() })),
});
export type FamilyPaying = z.infer<typeof FamilyPaying>;

/** The money of one family as managers see it. */
export const FamilyMoney = shape('FamilyMoney', {
  familyId: Id,
  parentName: z.string(),
  currency: Currency,
  balance: Balance,
  lots: z.array(LotShown),
  /** The newest first. */
  orders: z.array(FamilyOrder),
  /** What it paid before the school kept its books here, the newest first. */
  past: z.array(PastPayment),
  /** Saved cards, as the family sees them, and its automatic top-up; why the last one ended. */
  cards: z.array(SavedCard),
  topUp: z.nullable(TopUp),
  topUpEnded: z.nullable(TopUpEnd),
  paying: FamilyPaying,
  /** Acts of managers on this family's money, waiting or done, the newest first. */
  acts: z.array(Approval),
  /** More units at once than this need a second manager. */
  unitsAlone: z.int(),
});
export type FamilyMoney = z.infer<typeof FamilyMoney>;
