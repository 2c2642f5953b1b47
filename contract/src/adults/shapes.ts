import * as z from 'zod/mini';

import { adultRights } from '../adult-rights.ts';
import { Email, Phone } from '../identity/shapes.ts';
import { named, shape } from '../named.ts';
import { Id, Instant } from '../shapes.ts';

export const AdultRight = named('AdultRight', z.enum(adultRights));

/** Where an invitation goes. */
export const AdultContact = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('email'), to: Email }),
  z.strictObject({ kind: z.literal('phone'), to: Phone }),
]);

/** A grown-up of a family besides the parent who registered. */
export const Adult = shape('Adult', {
  adultId: Id,
  name: z.string(),
  may: AdultRight,
  /** How it signs in: for the parent and the school; null for the other grown-ups. */
  contact: z.nullable(z.string()),
  since: Instant,
});
export type Adult = z.infer<typeof Adult>;

/** Somebody whose link waits. */
export const AdultInvitation = shape('AdultInvitation', {
  invitationId: Id,
  name: z.string(),
  may: AdultRight,
  contact: z.string(),
  until: Instant,
});
export type AdultInvitation = z.infer<typeof AdultInvitation>;

/** The grown-ups of a family, as whoever asks may see them. */
export const FamilyAdults = shape('FamilyAdults', {
  /** The parent who registered. */
  parent: z.string(),
  adults: z.array(Adult),
  /** For the parent and the school alone. */
  invitations: z.array(AdultInvitation),
  /** How many there may be besides the parent. */
  most: z.int(),
});
export type FamilyAdults = z.infer<typeof FamilyAdults>;
