import * as z from 'zod/mini';

import { Id, Instant } from './shapes.ts';

/** Who of the school did something; null is the school itself, before anybody changed anything. */
export const DoneBy = z.nullable(z.strictObject({ accountId: Id, name: z.string() }));
export type DoneBy = z.infer<typeof DoneBy>;

/** That somebody did something, and why. */
export const doneForReason = z.strictObject({ at: Instant, by: DoneBy, reason: z.string() });

/** What managers read of a value that holds from a moment until the next one begins (prices, terms, settings). The past never changes. */
export const onRecord = {
  state: z.enum(['past', 'current', 'planned', 'withdrawn']),
  by: DoneBy,
  reason: z.string(),
  /** A planned value that was called off before it began. */
  withdrawn: z.nullable(doneForReason),
};
