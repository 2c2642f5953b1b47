import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { parentAndSupport } from '../role-rows.ts';
import { Id, Instant, line } from '../shapes.ts';
import { historySorts } from './limits.ts';
import { HistoryEntry } from './shapes.ts';

export const ledgerCalls = defineCalls({
  'GET /payment/history': {
    who: parentAndSupport,
    summary:
      'Changes of the balance, newest first, a page at a time; of one kind of lessons, one sort of change, one kid, one stretch of time',
    query: z.strictObject({
      kind: z.optional(z.enum(['gold', 'silver'])),
      /** `in` came onto the balance, `lessons` went to lessons, `other` is the rest: exchange, refund, expiry, corrections. */
      sort: z.optional(z.enum(historySorts)),
      kidUid: z.optional(Id),
      from: z.optional(Instant),
      to: z.optional(Instant),
      before: z.optional(line(20, 0)),
    }),
    gives: z.strictObject({ entries: z.array(HistoryEntry), next: z.nullable(z.string()) }),
    refusals: [],
  },
});
