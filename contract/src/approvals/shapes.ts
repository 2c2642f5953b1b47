import * as z from 'zod/mini';

import { UnitKind } from '../ledger/balance-shapes.ts';
import { Currency, Id, Instant, Money } from '../shapes.ts';
import { approvalStates, approvedActs } from './limits.ts';
import { shape } from '../named.ts';

/**
 * Why one person was not enough: the act alone, or what was moved alone for the family or by the manager in 24 hours or 30
 * days with this act, and how much one may. Lessons, or minor units of the currency.
 */
export const OverLimit = z.strictObject({
  of: z.enum(['act', 'family', 'manager']),
  span: z.nullable(z.enum(['day', 'month'])),
  sum: z.int(),
  limit: z.int(),
  currency: z.nullable(Currency),
});
export type OverLimit = z.infer<typeof OverLimit>;

export const Approval = shape('Approval', {
  approvalId: Id,
  act: z.enum(approvedActs),
  familyId: z.nullable(Id),
  /** Name of the parent, for reading. */
  familyName: z.nullable(z.string()),
  units: z.nullable(z.int()),
  /** Of lessons given or taken: individual or group ones. */
  unitKind: z.nullable(UnitKind),
  amount: z.nullable(Money),
  /** Of a refund: which one, so that its package and the family’s own words can be shown. */
  refundId: z.nullable(Id),
  reason: z.string(),
  state: z.enum(approvalStates),
  /** Null where one person was enough. */
  over: z.nullable(OverLimit),
  askedBy: z.strictObject({ accountId: Id, name: z.string() }),
  askedAt: Instant,
  /** Null while it waits, and where one person was enough: below the limit. */
  decidedBy: z.nullable(z.strictObject({ accountId: Id, name: z.string() })),
  decidedAt: z.nullable(Instant),
  answer: z.nullable(z.string()),
  /** Asked by the one who looks: somebody else has to decide. */
  own: z.boolean(),
});
export type Approval = z.infer<typeof Approval>;
