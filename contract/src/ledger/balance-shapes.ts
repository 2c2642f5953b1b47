import * as z from 'zod/mini';

import { Id, Instant, Money } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { Balance } from './shapes.ts';
import { named, shape } from '../named.ts';

export const UnitKind = named('UnitKind', z.enum(['gold', 'silver']));

/** Units that came together: a package, a gift, a period of a subscription (docs/rules/balance.md#lots). In order of use. */
export const LotShown = shape('Lot', {
  lotId: Id,
  kind: UnitKind,
  source: z.enum(['paid', 'bonus', 'added', 'fastPayment', 'exchange']),
  subscription: z.boolean(),
  granted: z.int(),
  remaining: z.int(),
  /** Of the remaining ones, reserved for lessons, and asked back in a refund that is not decided yet. */
  reserved: z.int(),
  free: z.int(),
  /** Worth of what is free, to the minor unit; null where nothing was paid. */
  worthFree: z.nullable(Money),
  orderId: z.nullable(Id),
  createdAt: Instant,
  expiresAt: Instant,
});
export type LotShown = z.infer<typeof LotShown>;

export const ExchangeRequest = z.strictObject({
  from: UnitKind,
  to: UnitKind,
  /** Units of `from` that are given away. */
  units: z.int().check(z.gte(1), z.lte(1000)),
});
export type ExchangeRequest = z.infer<typeof ExchangeRequest>;

/** What an exchange takes, gives and leaves. */
export const ExchangePlan = shape('ExchangePlan', {
  may: Verdict,
  /** So many units of `from` for so many of `to`, where the school has set a rate; null is by value. */
  rate: z.nullable(z.strictObject({ take: z.int(), give: z.int() })),
  /** What holds from a moment ahead on: a rate, or, null, by value. */
  coming: z.nullable(z.strictObject({ rate: z.nullable(z.strictObject({ take: z.int(), give: z.int() })), from: Instant })),
  takes: z.int(),
  gives: z.int(),
  /** Of the units that were requested to be given, those that would buy nothing more: they stay as they are. */
  stays: z.int(),
  /** The most of `from` that may be exchanged now. */
  most: z.int(),
  /** Free units of `from` that were given for nothing: by value they buy nothing. */
  gifts: z.int(),
  /** New lots: the units each is made of, the last day it keeps, and its worth. */
  lots: z.array(
    z.strictObject({
      takes: z.int(),
      units: z.int(),
      expiresAt: Instant,
      /** All of it goes over; null where nothing was paid. */
      worth: z.nullable(Money),
      /** What a new unit was bought at, to the nearest minor unit, and where that price comes from; null at a rate. */
      price: z.nullable(Money),
      priceFrom: z.nullable(z.enum(['lastOrder', 'catalogue', 'origin'])),
    }),
  ),
  after: Balance,
});
export type ExchangePlan = z.infer<typeof ExchangePlan>;
