import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { everybody, familyAndSupport, kid, parent } from '../role-rows.ts';
import { Pin, Session, SmsSent } from '../identity/shapes.ts';
import { Currency, Id, Locale, personName, secret, TimeZone } from '../shapes.ts';
import { KidFields, Registration } from './forms.ts';
import { Kid, Preferences, User } from './shapes.ts';

export const familiesCalls = defineCalls({
  'POST /registration': {
    who: everybody,
    summary: 'Registers a family: parent, first kid, subject of interest; answers with an ID token',
    body: Registration,
    gives: z.strictObject({ idToken: z.string() }),
    refusals: [
      'identity.email_taken',
      'identity.phone_taken',
      'identity.contact_needed',
      'identity.password_empty',
      'identity.password_too_common',
      'identity.wrong_sms_code',
      'identity.wrong_phone',
      'request.too_many',
      'school.takes_no_families',
      'families.terms_not_accepted',
      'families.kid_born_in_future',
      'families.kid_too_old',
    ],
    idempotent: true,
  },
  'POST /registration/sms-code': {
    who: everybody,
    summary: 'The whole application without a password: a code goes by SMS to its phone, and comes back with POST /registration',
    body: Registration,
    gives: SmsSent,
    refusals: [
      'identity.email_taken',
      'identity.phone_taken',
      'identity.contact_needed',
      'identity.wrong_phone',
      'identity.sms_unavailable',
      'request.too_many',
      'school.takes_no_families',
      'families.terms_not_accepted',
      'families.kid_born_in_future',
      'families.kid_too_old',
    ],
  },
  'GET /user': {
    who: familyAndSupport,
    adult: 'sees',
    live: 'users/:customerId',
    summary: 'The family: parent, kids, balance, processes (a kid session sees less)',
    gives: User,
    refusals: ['families.family_not_found'],
  },
  'POST /user/kid-session': {
    who: parent,
    adult: 'sees',
    summary: 'Exchanges the session of a parent for one scoped to a kid of the family',
    body: z.strictObject({ kidUid: Id }),
    gives: Session,
    refusals: ['families.kid_not_found', 'identity.session_not_found'],
  },
  'POST /user/parent-session': {
    who: kid,
    summary: 'Goes back from a kid session to the parent; with child mode on it asks for the PIN',
    body: z.strictObject({ pin: z.optional(Pin) }),
    gives: Session,
    refusals: ['identity.pin_needed', 'identity.wrong_pin', 'request.too_many', 'identity.session_not_found', 'identity.sign_in_needed'],
  },
  'POST /user/child-mode': {
    who: parent,
    adult: 'never',
    summary: 'Turns child mode on with a PIN, or off; the password is asked again; who has none must have signed in a moment ago',
    body: z.discriminatedUnion('on', [
      z.strictObject({ on: z.literal(true), pin: Pin, password: z.optional(secret(1000)) }),
      z.strictObject({ on: z.literal(false), password: z.optional(secret(1000)) }),
    ]),
    gives: User,
    refusals: ['identity.wrong_credentials', 'identity.fresh_sign_in_needed', 'request.too_many'],
  },
  'PATCH /user': {
    who: parent,
    adult: 'never',
    summary: 'Changes fields of the parent: names, locale, currency, zone, theme',
    body: z.strictObject({
      firstName: z.optional(personName(60)),
      lastName: z.optional(personName(60, 0)),
      locale: z.optional(Locale),
      currency: z.optional(Currency),
      timezone: z.optional(TimeZone),
      /** Child mode is turned on by POST /user/child-mode, with its PIN. */
      preferences: z.optional(z.partial(z.omit(Preferences, { childMode: true }))),
    }),
    gives: User,
    refusals: ['families.family_not_found', 'families.language_not_offered'],
  },
  'POST /user/create/kid': {
    who: parent,
    adult: 'never',
    summary: 'Adds a kid to the family; the same name twice is refused',
    body: KidFields,
    gives: Kid,
    refusals: ['families.kid_name_taken', 'families.kid_born_in_future', 'families.kid_too_old', 'families.too_many_kids'],
    idempotent: true,
  },
  'GET /kids/:kidUid': {
    who: familyAndSupport,
    adult: 'sees',
    live: 'kids/:kidUid',
    summary: 'One kid of the family',
    gives: Kid,
    refusals: ['families.kid_not_found'],
  },
});
