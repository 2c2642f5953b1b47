import * as z from 'zod/mini';

import { Id, Instant } from '../shapes.ts';
import { entryTypes } from './limits.ts';

/**
 * Units of lessons (spec §3 Balance). `goldFree` and `silverFree` are what no lesson has reserved yet. Units of a
 * subscription are group lessons too: they stand apart in `subscription`, and both count for the silver status.
 */
export const Balance = z
  .strictObject({
    bundleGold: z.strictObject({
      goldCurrent: z.int(),
      goldTotal: z.int(),
      goldFree: z.int(),
      status: z.enum(['ok', 'ending', 'ended']),
    }),
    bundleSilver: z.strictObject({
      silverCurrent: z.int(),
      silverTotal: z.int(),
      silverFree: z.int(),
      status: z.enum(['ok', 'ending', 'ended']),
    }),
    subscription: z.strictObject({ silverCurrent: z.int() }),
    isBalanceReplenished: z.boolean(),
    isFirstBundlePaid: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Balance' });
export type Balance = z.infer<typeof Balance>;

/** One line of the history of the balance. */
export const HistoryEntry = z
  .strictObject({
    entryId: z.string(),
    type: z.enum(entryTypes),
    kind: z.enum(['gold', 'silver']),
    /** Units: plus or minus. */
    delta: z.int(),
    /** Units of this kind after the entry. */
    after: z.int(),
    timestamp: Instant,
    lessonId: z.nullable(Id),
    orderId: z.nullable(Id),
    expiresAt: z.nullable(Instant),
  })
  .register(z.globalRegistry, { id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof HistoryEntry>;
