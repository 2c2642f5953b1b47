import * as z from 'zod/mini';

import { ProductKind } from '../catalogue/manager-shapes.ts';
import { DoneBy, doneForReason } from '../dated.ts';
import { Currency, Id, Instant, line, Money, text, word } from '../shapes.ts';
import { giftCodes, promoTypes } from './limits.ts';
import { named, shape } from '../named.ts';

export const GiftCode = named('GiftCode', z.enum(giftCodes));
export type GiftCode = z.infer<typeof GiftCode>;

/** A gift that is open to the family now, and until when (docs/rules/promotions.md#gifts). */
export const Gift = shape('Gift', {
  giftCode: GiftCode,
  lessons: z.int(),
  /** It goes with packages of so many lessons or more. */
  lessonsFrom: z.int(),
  until: Instant,
});
export type Gift = z.infer<typeof Gift>;

/** What a code makes of a package. */
export const PromoOffer = shape('PromoOffer', {
  /** As it is written in the books. */
  code: z.string(),
  type: z.enum([...promoTypes, 'friend']),
  before: Money,
  discount: z.int().check(z.nonnegative()),
  total: Money,
  lessons: z.int(),
  until: z.nullable(Instant),
});
export type PromoOffer = z.infer<typeof PromoOffer>;

const worth = {
  type: z.enum(promoTypes),
  percent: z.nullable(z.int().check(z.gte(1), z.lte(100))),
  /** Minor units by currency. */
  amounts: z.nullable(z.partialRecord(Currency, z.int().check(z.positive(), z.lte(100_000_000)))),
  lessons: z.nullable(z.int().check(z.gte(1), z.lte(32))),
  /** For one kind of packages, or for one package; null is for all. */
  forKind: z.nullable(ProductKind),
  productCode: z.nullable(word(40)),
  startsAt: Instant,
  endsAt: z.nullable(Instant),
  usesMax: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))),
  usesPerFamily: z.int().check(z.gte(1), z.lte(100)),
  /** What the code is made for: the reason on the record. */
  note: text(200),
};

/** A promo code as a manager wishes it: the worth of its type, and no other. */
export const PromoCodeRequest = z.strictObject({ code: line(100, 0), ...worth }).check(
  z.refine(
    ({ type, percent, amounts, lessons }) =>
      (type === 'percent') === (percent !== null) &&
      (type === 'amount') === (amounts !== null) &&
      (type === 'bonus') === (lessons !== null),
  ),
  z.refine(({ forKind, productCode }) => forKind === null || productCode === null),
  z.refine(({ startsAt, endsAt }) => endsAt === null || startsAt < endsAt),
);
export type PromoCodeRequest = z.infer<typeof PromoCodeRequest>;

/** A promo code with what became of it. */
export const PromoCode = shape('PromoCode', {
  code: z.string(),
  ...worth,
  used: z.int(),
  state: z.enum(['active', 'planned', 'ended']),
  createdAt: Instant,
  createdBy: DoneBy,
  /** Nobody may use it since then. */
  stopped: z.nullable(doneForReason),
});
export type PromoCode = z.infer<typeof PromoCode>;

/** An order that was made with a promo code. */
export const PromoUse = shape('PromoUse', {
  orderId: Id,
  familyId: Id,
  /** Name of the parent, for reading. */
  familyName: z.string(),
  /** Waiting for its payment, paid, or given back unpaid; `late`: paid after its use had been given back. */
  state: z.enum(['reserved', 'consumed', 'released', 'late']),
  discount: Money,
  lessons: z.int(),
  at: Instant,
});
export type PromoUse = z.infer<typeof PromoUse>;

/** A friend who came by the family's code: on the way, rewarded, or its package was refunded and the reward taken back. */
export const InvitedFriend = shape('InvitedFriend', {
  name: z.string(),
  invitedAt: Instant,
  state: z.enum(['invited', 'rewarded', 'takenBack']),
  /** Lessons that came of it, and stayed. */
  earned: z.int(),
  /** Lessons promised for this friend when it came. */
  promised: z.int(),
});
export type InvitedFriend = z.infer<typeof InvitedFriend>;
