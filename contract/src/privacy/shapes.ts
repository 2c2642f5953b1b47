import * as z from 'zod/mini';

import { adultActs } from '../adults/acts.ts';
import { auditActs } from '../audit/limits.ts';
import { Id, Instant } from '../shapes.ts';
import { shape } from '../named.ts';

/** All data of the family as one file, made in the background. */
export const FamilyExport = shape('FamilyExport', {
  exportId: Id,
  state: z.enum(['making', 'ready', 'over', 'failed']),
  /** How far it is, 0 to 100. */
  percent: z.int(),
  askedAt: Instant,
  readyAt: z.nullable(Instant),
  /** Until when its file is kept. */
  keptUntil: z.nullable(Instant),
  bytes: z.nullable(z.int()),
});
export type FamilyExport = z.infer<typeof FamilyExport>;

/** That the data of a child, or of the whole family, are to be erased. */
export const Erasure = shape('Erasure', {
  erasureId: Id,
  /** Null: the whole account. */
  kidUid: z.nullable(Id),
  /** The child's name while it is known. */
  kidName: z.nullable(z.string()),
  /** `waiting`: it can be taken back. `leaving`: lessons are being cancelled, data go within minutes. */
  state: z.enum(['waiting', 'leaving', 'done', 'takenBack']),
  askedBy: z.enum(['family', 'school']),
  askedAt: Instant,
  /** When it begins. */
  dueAt: Instant,
  endedAt: z.nullable(Instant),
});
export type Erasure = z.infer<typeof Erasure>;

/** Somebody of the school was in the account, read the family's card, or changed something of it; or an adult of the family did. */
export const Look = shape('Look', {
  at: Instant,
  kind: z.enum(['visit', 'read', 'act', 'adult']),
  /** Who of the school, or of the family. */
  name: z.string(),
  /** Of an act: which. */
  act: z.nullable(z.enum(auditActs)),
  /** Of an adult: what it did, and with which lesson. */
  did: z.nullable(z.enum(adultActs)),
  eventId: z.nullable(Id),
  reason: z.nullable(z.string()),
  /** Of a visit: how often something was changed. */
  changes: z.nullable(z.int()),
});
export type Look = z.infer<typeof Look>;
