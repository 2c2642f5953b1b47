import * as z from 'zod/mini';

import { givenRights, staffRights } from '../roles.ts';
import { Id, Instant, Locale, personName, text } from '../shapes.ts';
import { shape } from '../named.ts';
import { Verdict } from '../verdict.ts';

/** The link itself, where no letter leaves the school: to be handed on by whoever invites. Null when a letter goes. */
export const handOn = z.nullable(z.string());

export const StaffName = personName(80);
export const StaffRights = z.array(z.enum(givenRights)).check(z.maxLength(givenRights.length));
/** Why: it stands in the log for ever. */
export const StaffReason = text(300);

/** A colleague of the back office. */
export const StaffMember = shape('StaffMember', {
  accountId: Id,
  name: z.string(),
  email: z.nullable(z.string()),
  rights: z.array(z.enum(staffRights)),
  /** An owner is to be made of them, or is to be one no longer: from when on, asked by whom. */
  ownership: z.nullable(z.strictObject({ becomes: z.boolean(), dueAt: Instant, by: z.string() })),
  /** May an owner be made of them, or one the less of an owner? Said before a code is asked for. */
  mayMove: Verdict,
  locale: Locale,
  /** `invited`: nobody has chosen a password yet. */
  state: z.enum(['active', 'invited', 'blocked']),
  /** Of somebody invited: until when the link is good; null when it has run out. */
  invitedUntil: z.nullable(Instant),
  blocked: z.nullable(z.strictObject({ at: Instant, reason: z.string() })),
  hasSecondFactor: z.boolean(),
  /** Places it is signed in at now. */
  sessions: z.int(),
  lastSeenAt: z.nullable(Instant),
  createdAt: Instant,
  /** The one who looks. */
  own: z.boolean(),
});
export type StaffMember = z.infer<typeof StaffMember>;
