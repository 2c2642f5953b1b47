import * as z from 'zod/mini';

import { Currency, Instant, Money } from '../shapes.ts';
import { promoTypes } from './limits.ts';

export const GiftCode = z.enum(['afterIntro', 'introDay']).register(z.globalRegistry, { id: 'GiftCode' });
export type GiftCode = z.infer<typeof GiftCode>;

/** A gift that is open to the family now, and until when (decisions D7). */
export const Gift = z
  .strictObject({
    giftCode: GiftCode,
    lessons: z.int(),
    until: Instant,
  })
  .register(z.globalRegistry, { id: 'Gift' });
export type Gift = z.infer<typeof Gift>;

const Kind = z.enum(['individual', 'group', 'subscription']);

/** What a code makes of a package. */
export const PromoOffer = z
  .strictObject({
    /** As it is written in the books. */
    code: z.string(),
    type: z.enum([...promoTypes, 'friend']),
    before: Money,
    discount: z.int().check(z.nonnegative()),
    total: Money,
    lessons: z.int(),
    until: z.nullable(Instant),
  })
  .register(z.globalRegistry, { id: 'PromoOffer' });
export type PromoOffer = z.infer<typeof PromoOffer>;

const worth = {
  type: z.enum(promoTypes),
  percent: z.nullable(z.int().check(z.gte(1), z.lte(100))),
  /** Minor units by currency. */
  amounts: z.nullable(z.partialRecord(Currency, z.int().check(z.positive(), z.lte(100_000_000)))),
  lessons: z.nullable(z.int().check(z.gte(1), z.lte(32))),
  /** For one kind of packages, or for one package; null is for all. */
  forKind: z.nullable(Kind),
  productCode: z.nullable(z.string().check(z.maxLength(40))),
  startsAt: Instant,
  endsAt: z.nullable(Instant),
  usesMax: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))),
  usesPerFamily: z.int().check(z.gte(1), z.lte(100)),
  note: z.string().check(z.maxLength(200)),
};

/** A promo code as a manager wishes it: the worth of its type, and no other. */
export const PromoWish = z.strictObject({ code: z.string().check(z.maxLength(100)), ...worth }).check(
  z.refine(
    ({ type, percent, amounts, lessons }) =>
      (type === 'percent') === (percent !== null) &&
      (type === 'amount') === (amounts !== null) &&
      (type === 'bonus') === (lessons !== null),
  ),
  z.refine(({ startsAt, endsAt }) => endsAt === null || startsAt < endsAt),
);
export type PromoWish = z.infer<typeof PromoWish>;

/** A promo code with what became of it. */
export const PromoCode = z
  .strictObject({
    code: z.string(),
    ...worth,
    used: z.int(),
    state: z.enum(['active', 'planned', 'ended']),
    createdAt: Instant,
  })
  .register(z.globalRegistry, { id: 'PromoCode' });
export type PromoCode = z.infer<typeof PromoCode>;
