import * as z from 'zod/mini';

import { Id, Instant, Localised } from '../shapes.ts';
import { auditActs } from './limits.ts';
import { shape } from '../named.ts';

const Person = z.strictObject({ accountId: Id, name: z.string() });
/** Fields of a thing as they were or became: plain JSON. */
const Fields = z.nullable(z.record(z.string(), z.unknown()));

/** One act of the staff, as it is kept for ever. */
export const AuditEntry = shape('AuditEntry', {
  entryId: Id,
  /** Place in the chain of all entries. */
  number: z.int(),
  at: Instant,
  by: z.strictObject({ ...Person.shape, role: z.string() }),
  /** Set for support inside a family's account: who of the staff it really was. */
  impersonator: z.nullable(Person),
  act: z.enum(auditActs),
  family: z.nullable(z.strictObject({ familyId: Id, name: z.string() })),
  subject: z.nullable(z.strictObject({ type: z.string(), id: z.string(), name: z.nullable(z.union([z.string(), Localised])) })),
  reason: z.nullable(z.string()),
  before: Fields,
  after: Fields,
  requestId: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
