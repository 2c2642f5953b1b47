import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { managerReads, needing } from '../role-rows.ts';
import { Day, Id, line } from '../shapes.ts';
import { auditActs } from './limits.ts';
import { AuditEntry } from './shapes.ts';

export const auditCalls = defineCalls({
  'GET /manager/audit': {
    who: needing(managerReads, 'audit'),
    summary: 'What the staff did, the newest first: by words (name, reason, subject), act, colleague, family and days',
    query: z.strictObject({
      search: z.optional(line(100, 0)),
      act: z.optional(z.enum(auditActs)),
      accountId: z.optional(Id),
      familyId: z.optional(Id),
      /** Days in the school's zone, both included. */
      from: z.optional(Day),
      until: z.optional(Day),
      /** The last number of the page before. */
      before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
    }),
    gives: z.strictObject({
      entries: z.array(AuditEntry),
      /** Whoever has done something, for choosing. */
      people: z.array(z.strictObject({ accountId: Id, name: z.string() })),
      next: z.nullable(z.string()),
    }),
    refusals: [],
  },
});
