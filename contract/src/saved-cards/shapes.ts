import * as z from 'zod/mini';

import { UnitKind } from '../ledger/balance-shapes.ts';
import { named, shape } from '../named.ts';
import { Id, Instant, Money } from '../shapes.ts';
import { topUpEnds } from './limits.ts';

/** Automatic top-up of a family (docs/rules/payments.md#top-up): what is bought, when, and by which card. */
export const TopUp = shape('TopUp', {
  cardId: Id,
  productCode: z.string(),
  kind: UnitKind,
  lessons: z.int(),
  /** It is bought when so many lessons are left, or fewer. */
  threshold: z.int(),
  /** The next charge that the family was told of: not before then, and not more. */
  next: z.nullable(z.strictObject({ at: Instant, most: Money })),
  /** Tries of it that the bank has declined. */
  failures: z.int(),
});
export type TopUp = z.infer<typeof TopUp>;

/** Why a top-up was switched off. */
export const TopUpEnd = named('TopUpEnd', z.enum(topUpEnds));
export type TopUpEnd = z.infer<typeof TopUpEnd>;

/** A package that can be topped up by, and how many lessons may be left at most when it is bought. */
export const TopUpOffer = shape('TopUpOffer', {
  productCode: z.string(),
  kind: UnitKind,
  lessons: z.int(),
  price: Money,
  mostLeft: z.int(),
});

export const TopUpState = shape('TopUpState', {
  topUp: z.nullable(TopUp),
  /** Why the last one ended. */
  ended: z.nullable(TopUpEnd),
  offers: z.array(TopUpOffer),
  /** So many days before a charge the family is told of it. */
  noticeDays: z.int(),
});
export type TopUpState = z.infer<typeof TopUpState>;
