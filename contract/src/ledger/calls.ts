import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { HistoryEntry } from './shapes.ts';

export const ledgerCalls = defineCalls({
  'GET /payment/history': {
    summary: 'Changes of the balance, newest first, a page at a time; of one kind of lessons or of both',
    query: z.strictObject({ kind: z.optional(z.enum(['gold', 'silver'])), before: z.optional(z.string()) }),
    gives: z.strictObject({ entries: z.array(HistoryEntry), next: z.nullable(z.string()) }),
    refusals: [],
  },
});
