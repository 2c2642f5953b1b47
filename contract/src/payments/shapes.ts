import * as z from 'zod/mini';

import { Product } from '../catalogue/shapes.ts';
import { Gift, GiftCode } from '../promotions/shapes.ts';
import { Currency, Day, Id, Instant, Money } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { cardBrands, paymentStatuses } from './limits.ts';
import { named, shape } from '../named.ts';

export const PaymentStatus = named('PaymentStatus', z.enum(paymentStatuses));
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export const PaymentMethod = shape('PaymentMethod', { provider: z.string(), method: z.string() });

/** An invoice: its number in the year's series, and the last day on which it is to be paid, by the school's calendar. */
export const Invoice = shape('Invoice', { number: z.string(), due: Day });
export type Invoice = z.infer<typeof Invoice>;

/** The receipt of money that came from a family or went back to it; its number in the year's series. */
export const Receipt = shape('Receipt', {
  receiptId: Id,
  number: z.string(),
  what: z.enum(['paid', 'returned']),
  total: Money,
  timestamp: Instant,
});
export type Receipt = z.infer<typeof Receipt>;

/** What a family paid before the school kept its books here, as the books of another program say. */
export const PastPayment = shape('PastPayment', {
  day: Day,
  total: Money,
  about: z.nullable(z.string()),
  document: z.nullable(z.string()),
});
export type PastPayment = z.infer<typeof PastPayment>;

/** What holds when the money of an order is asked back, as it was said when the order was made (docs/rules/payments.md#refunds). */
export const RefundTerms = shape('RefundTerms', {
  /** Its gift lessons are used before the paid ones. */
  giftsFirst: z.boolean(),
  /** What the school keeps: of a hundred of what goes back, and an amount that is taken once. */
  feePercent: z.int(),
  fee: Money,
});
export type RefundTerms = z.infer<typeof RefundTerms>;

/** An order of a package, with the outcome of its payment (docs/rules/wire.md#order). */
export const Order = shape('Order', {
  orderId: Id,
  productCode: z.string(),
  kind: z.enum(['individual', 'group', 'subscription']),
  lessons: z.int(),
  /** Lessons given on top: gifts frozen into the order. */
  bonus: z.int(),
  gifts: z.array(z.strictObject({ giftCode: GiftCode, lessons: z.int() })),
  /** The code it was ordered with, what it took off, and the lessons it adds (counted in `bonus` too). */
  promo: z.nullable(z.strictObject({ code: z.string(), discount: z.int(), lessons: z.int() })),
  /** What it costs less because two children of the family or more learn: of a hundred, and in minor units. */
  sibling: z.nullable(z.strictObject({ percent: z.int(), discount: z.int() })),
  total: Money,
  refundTerms: RefundTerms,
  status: PaymentStatus,
  /** Where the payment goes on; null once the order is paid or closed. */
  checkoutUrl: z.nullable(z.string()),
  /** The bank is at work on it: until it has answered there is nothing to press. */
  isAtBank: z.boolean(),
  /** May the same order be paid by a new attempt; until when. */
  mayTryAgain: Verdict,
  /** The school has written an invoice for it. */
  invoice: z.nullable(Invoice),
  createdAt: Instant,
  paidAt: z.nullable(Instant),
});
export type Order = z.infer<typeof Order>;

/**
 * A card that its family has saved (docs/rules/payments.md#saved-cards): the provider has it, the school this much of it. `expired` is not
 * charged; `refused` was declined the last time and may be tried again.
 */
export const SavedCard = shape('SavedCard', {
  cardId: Id,
  provider: z.string(),
  brand: z.enum(cardBrands),
  lastFour: z.string(),
  /** The last month it can be charged in, «2031-12». */
  expires: z.nullable(z.string()),
  state: z.enum(['ready', 'expired', 'refused']),
  savedAt: Instant,
});
export type SavedCard = z.infer<typeof SavedCard>;

/** All the payment page needs. */
export const PaymentOptions = shape('PaymentOptions', {
  may: Verdict,
  currency: Currency,
  /** Of an order that is made now. */
  refundTerms: RefundTerms,
  products: z.array(Product),
  /** Two children of the family or more learn: what each package costs less, by its code, in minor units; a promo code is apart. */
  sibling: z.nullable(z.strictObject({ percent: z.int(), off: z.record(z.string(), z.int()) })),
  gifts: z.array(Gift),
  /** The code the family came with, for its first package; it is still to be checked. */
  suggestedCode: z.nullable(z.string()),
  methods: z.array(PaymentMethod),
  /** Saved cards that pay in this currency; null for an invited adult, who neither sees nor saves any. */
  cards: z.nullable(z.array(SavedCard)),
  /** An order begun earlier that can still be paid. */
  openOrder: z.nullable(Order),
  now: Instant,
});
