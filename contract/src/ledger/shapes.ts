import * as z from 'zod/mini';

import { CourseCode, Subject } from '../catalogue/shapes.ts';
import { paymentsLimits } from '../payments/limits.ts';
import { Id, Instant, Money } from '../shapes.ts';
import { entryTypes } from './limits.ts';
import { shape } from '../named.ts';

/**
 * Units of lessons (docs/rules/wire.md#balance). `goldFree` and `silverFree` are what no lesson has reserved yet. Units of a
 * subscription are group lessons too: they stand apart in `subscription`, and both count for the silver status.
 */
export const Balance = shape('Balance', {
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
  /** Units of each kind that wait for a refund to be decided: they still count, and no lesson can take them. */
  setAside: z.strictObject({ gold: z.int(), silver: z.int() }),
  isBalanceReplenished: z.boolean(),
  isFirstBundlePaid: z.boolean(),
});
export type Balance = z.infer<typeof Balance>;

/** One line of the history of the balance. */
export const HistoryEntry = shape('HistoryEntry', {
  entryId: z.string(),
  type: z.enum(entryTypes),
  kind: z.enum(['gold', 'silver']),
  /** Units: plus or minus. */
  delta: z.int(),
  /** Units of this kind after the entry. */
  after: z.int(),
  timestamp: Instant,
  lessonId: z.nullable(Id),
  /** The lesson it was for: whose, of what, when. */
  lesson: z.nullable(
    z.strictObject({ kidUid: Id, kidName: z.string(), subject: Subject, courseCode: z.nullable(CourseCode), startsAt: Instant }),
  ),
  orderId: z.nullable(Id),
  /** The order the units came with. */
  order: z.nullable(
    z.strictObject({
      kind: z.enum(['individual', 'group', 'subscription']),
      lessons: z.int(),
      total: Money,
      /** How it was paid, where the staff took the money in. */
      paidBy: z.nullable(z.enum(paymentsLimits.manual.ways)),
    }),
  ),
  /** Why, in the words of the manager who did it; null for what happened by itself. */
  reason: z.nullable(z.string()),
  lotId: Id,
  expiresAt: z.nullable(Instant),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
