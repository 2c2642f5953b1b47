import * as z from 'zod/mini';

import { Id, Instant, Money } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { Balance } from './shapes.ts';

export const UnitKind = z.enum(['gold', 'silver']).register(z.globalRegistry, { id: 'UnitKind' });

/** Units that came together: a package, a gift, a period of a subscription (decisions D6). In order of use. */
export const LotShown = z
  .strictObject({
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
  })
  .register(z.globalRegistry, { id: 'Lot' });
export type LotShown = z.infer<typeof LotShown>;

export const ExchangeWish = z.strictObject({
  from: UnitKind,
  to: UnitKind,
  /** Units of `from` that are given away. */
  units: z.int().check(z.gte(1), z.lte(1000)),
});
export type ExchangeWish = z.infer<typeof ExchangeWish>;

/** What an exchange takes, gives and leaves. */
export const ExchangePlan = z
  .strictObject({
    may: Verdict,
    /** So many units of `from` are worth so many of `to`, in whole numbers. */
    rate: z.strictObject({ take: z.int(), give: z.int() }),
    takes: z.int(),
    gives: z.int(),
    /** The most of `from` that may be exchanged now. */
    most: z.int(),
    /** New lots, with the last day each keeps. */
    lots: z.array(z.strictObject({ units: z.int(), expiresAt: Instant })),
    after: Balance,
  })
  .register(z.globalRegistry, { id: 'ExchangePlan' });
export type ExchangePlan = z.infer<typeof ExchangePlan>;
