import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { Password, SignInStep } from '../identity/shapes.ts';
import { everybody, manager, managerReads, needing, parent } from '../role-rows.ts';
import { Done, Id, Instant, Locale, Nothing, personName, text, TimeZone, word } from '../shapes.ts';
import { AdultContact, AdultRight, FamilyAdults } from './shapes.ts';

const Token = word(100, 20);
const reason = text(300);

/** Grown-ups of a family besides the parent who registered (docs/rules/adults.md). */
export const adultsCalls = defineCalls({
  'GET /adults': {
    who: parent,
    adult: 'sees',
    summary: 'The grown-ups of the family; invitations and contacts are the parent’s to see',
    gives: FamilyAdults,
    refusals: [],
  },
  'POST /adults/invitations': {
    who: parent,
    adult: 'never',
    summary: 'Invites a grown-up by a link; where the school can send none, the link is here to be handed on',
    body: z.strictObject({ name: personName(60), contact: AdultContact, may: AdultRight, locale: Locale }),
    gives: z.strictObject({
      adults: FamilyAdults,
      sentBy: z.nullable(z.enum(['mail', 'sms'])),
      url: z.nullable(z.string()),
      until: Instant,
    }),
    refusals: ['adults.too_many', 'adults.has_account', 'adults.invited_already', 'identity.wrong_phone', 'request.too_many'],
  },
  'POST /adults/invitations/:invitationId/withdraw': {
    who: parent,
    adult: 'never',
    summary: 'The link opens nothing any more',
    body: Nothing,
    gives: FamilyAdults,
    refusals: ['adults.invitation_not_found'],
  },
  'POST /adults/:adultId/rights': {
    who: parent,
    adult: 'never',
    summary: 'What a grown-up may do from this moment on',
    body: z.strictObject({ may: AdultRight }),
    gives: FamilyAdults,
    refusals: ['adults.not_found'],
  },
  'POST /adults/:adultId/remove': {
    who: parent,
    adult: 'never',
    summary: 'A grown-up is out at once, on every device; both are told',
    body: Nothing,
    gives: FamilyAdults,
    refusals: ['adults.not_found'],
  },
  'PATCH /adults/own': {
    who: parent,
    adult: 'sees',
    summary: 'An invited grown-up changes its own name, language or time zone',
    body: z.strictObject({ name: z.optional(personName(60)), locale: z.optional(Locale), timezone: z.optional(TimeZone) }),
    gives: Done,
    refusals: ['adults.not_invited', 'families.language_not_offered'],
  },
  'POST /adults/leave': {
    who: parent,
    adult: 'sees',
    summary: 'An invited grown-up leaves the family; its account goes',
    body: Nothing,
    gives: Done,
    refusals: ['adults.not_invited'],
  },
  'POST /auth/adult': {
    who: everybody,
    summary: 'Into whose family a link invites, and what one may do there',
    body: z.strictObject({ token: Token }),
    gives: z.strictObject({
      name: z.string(),
      parent: z.string(),
      may: AdultRight,
      contact: z.string(),
      locale: Locale,
      until: Instant,
    }),
    refusals: ['identity.invitation_over', 'request.too_many'],
  },
  'POST /auth/adult/accept': {
    who: everybody,
    summary: 'The grown-up chooses a password and is signed in; the link is good no more',
    body: z.strictObject({ token: Token, name: personName(60), password: Password, termsAccepted: z.boolean() }),
    gives: SignInStep,
    refusals: [
      'identity.invitation_over',
      'identity.password_too_common',
      'identity.email_taken',
      'identity.phone_taken',
      'families.terms_not_accepted',
      'adults.too_many',
      'request.too_many',
    ],
  },
  'GET /manager/families/:familyId/adults': {
    who: needing(managerReads, 'people', 'money', 'support'),
    summary: 'The grown-ups of a family, and who is invited',
    gives: FamilyAdults,
    refusals: ['families.family_not_found'],
  },
  /** Both stand in the log with the name of whom they are about. */
  'POST /manager/families/:familyId/adults/:adultId/remove': {
    who: manager,
    summary: 'A grown-up is out of the family at once; the parent and the grown-up are told',
    body: z.strictObject({ reason }),
    params: z.strictObject({ familyId: Id, adultId: Id }),
    gives: FamilyAdults,
    refusals: ['families.family_not_found', 'adults.not_found'],
  },
  'POST /manager/families/:familyId/adult-invitations/:invitationId/withdraw': {
    who: manager,
    summary: 'The link of a grown-up who was invited opens nothing any more',
    body: z.strictObject({ reason }),
    params: z.strictObject({ familyId: Id, invitationId: Id }),
    gives: FamilyAdults,
    refusals: ['families.family_not_found', 'adults.invitation_not_found'],
  },
});
