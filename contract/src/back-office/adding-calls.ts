import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { Subject } from '../catalogue/shapes.ts';
import { AskedHow, FamilySource } from '../families/added.ts';
import { KidFields } from '../families/forms.ts';
import { Email, Phone } from '../identity/shapes.ts';
import { shape } from '../named.ts';
import { manager } from '../role-rows.ts';
import { Currency, Id, Instant, Locale, personName, TimeZone } from '../shapes.ts';
import { FoundFamily } from './calls.ts';
import { FamilyCard } from './family-shapes.ts';

/** What a colleague writes down of a family that phones or comes by. */
export const NewFamily = shape('NewFamily', {
  firstName: personName(60),
  lastName: z.optional(personName(60, 0)),
  phone: Phone,
  email: z.optional(Email),
  locale: Locale,
  timezone: TimeZone,
  currency: Currency,
  source: FamilySource,
  subject: Subject,
  kid: KidFields,
  asked: AskedHow,
});

/** How a link to come in went. */
export const FamilyInvitation = shape('FamilyInvitation', {
  /** Null: it is here, to be handed on, and nowhere else. */
  sentBy: z.nullable(z.enum(['mail', 'sms'])),
  url: z.nullable(z.string()),
  until: Instant,
});
export type FamilyInvitation = z.infer<typeof FamilyInvitation>;

const kidRefusals = ['families.kid_born_in_future', 'families.kid_too_old'] as const;

/** Families and children that a manager adds, and the link by which their parent comes in (docs/rules/families.md#added-by-the-school). */
export const familyAddingCalls = defineCalls({
  'POST /manager/families/alike': {
    who: manager,
    summary: 'Who has this phone or e-mail already; null where it is nobody’s family',
    body: z.strictObject({ phone: z.optional(Phone), email: z.optional(Email) }),
    gives: z.strictObject({
      taken: z.array(z.strictObject({ contact: z.enum(['phone', 'email']), family: z.nullable(FoundFamily) })),
    }),
    refusals: ['identity.wrong_phone'],
  },
  'POST /manager/families': {
    who: manager,
    summary: 'Adds a family with its first child; nothing is sent, and the parent agrees at the first sign-in',
    body: NewFamily,
    gives: z.strictObject({ familyId: Id }),
    refusals: ['identity.email_taken', 'identity.phone_taken', 'identity.wrong_phone', ...kidRefusals],
    idempotent: true,
  },
  'POST /manager/families/:familyId/kids': {
    who: manager,
    summary: 'Adds a child to a family; its parent is asked to agree at the next sign-in',
    body: z.extend(KidFields, { asked: AskedHow }),
    gives: FamilyCard,
    refusals: ['families.family_not_found', 'families.kid_name_taken', 'families.too_many_kids', ...kidRefusals],
    idempotent: true,
  },
  'POST /manager/families/:familyId/invitation': {
    who: manager,
    summary: 'A link by which the parent comes in for the first time; the one before is good no more',
    body: z.strictObject({ way: z.enum(['send', 'show']) }),
    gives: FamilyInvitation,
    refusals: ['families.family_not_found', 'families.joined_already', 'identity.blocked'],
  },
});
