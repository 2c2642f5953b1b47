import * as z from 'zod/mini';

import { Id, Instant, line } from '../shapes.ts';
import { UnitKind } from './balance-shapes.ts';
import { historySorts } from './limits.ts';
import { HistoryEntry } from './shapes.ts';

/** Which changes of a balance are asked for, by its family or by the school. */
export const HistoryAsked = z.strictObject({
  kind: z.optional(UnitKind),
  /** `in` came onto the balance, `lessons` went to lessons, `other` is the rest: exchange, refund, expiry, corrections. */
  sort: z.optional(z.enum(historySorts)),
  kidUid: z.optional(Id),
  from: z.optional(Instant),
  to: z.optional(Instant),
  before: z.optional(line(20, 0)),
});

/** A page of them, the newest first. */
export const HistoryPage = z.strictObject({ entries: z.array(HistoryEntry), next: z.nullable(z.string()) });
