import * as z from 'zod/mini';

import { Id, Instant, Money } from '../shapes.ts';
import { approvalStates, approvedActs } from './limits.ts';

export const Approval = z
  .strictObject({
    approvalId: Id,
    act: z.enum(approvedActs),
    familyId: z.nullable(Id),
    /** Name of the parent, for reading. */
    familyName: z.nullable(z.string()),
    units: z.nullable(z.int()),
    amount: z.nullable(Money),
    reason: z.string(),
    state: z.enum(approvalStates),
    askedBy: z.strictObject({ accountId: Id, name: z.string() }),
    askedAt: Instant,
    /** Null while it waits, and where one person was enough: below the limit. */
    decidedBy: z.nullable(z.strictObject({ accountId: Id, name: z.string() })),
    decidedAt: z.nullable(Instant),
    answer: z.nullable(z.string()),
    /** Asked by the one who looks: somebody else has to decide. */
    own: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Approval' });
export type Approval = z.infer<typeof Approval>;
