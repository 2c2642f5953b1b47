import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { parent, parentAndTeacher } from '../role-rows.ts';
import { Email, Phone, SmsCode, SmsSent } from './shapes.ts';
import { secret } from '../shapes.ts';
import { shape } from '../named.ts';

const ContactKind = z.enum(['email', 'phone']);

/** How somebody is reached and signs in. */
const Contacts = shape('OwnContacts', {
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Those that no code has come back from yet: nothing but codes goes there, and they open nothing. */
  unconfirmed: z.array(ContactKind),
});

const contact = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('email'), to: Email }),
  z.strictObject({ kind: z.literal('phone'), to: Phone }),
]);
/** Left out where the account has none: then signing in must have been a moment ago. */
const password = z.optional(secret(1000));

/** One's own e-mail and phone (docs/rules/accounts.md#contacts, docs/design/security.md#confirming-who-it-is): who it is, is made sure of; the new one is confirmed, the old one is told. */
export const contactCalls = defineCalls({
  'GET /user/contacts': {
    who: parentAndTeacher,
    adult: 'sees',
    summary: 'The e-mail and the phone of the account',
    gives: Contacts,
    refusals: [],
  },
  'POST /user/contacts/code': {
    who: parentAndTeacher,
    adult: 'sees',
    summary: 'Sends a code to a new e-mail or phone; nothing has changed yet. A new code kills the one before',
    body: z.strictObject({ contact, password }),
    gives: SmsSent,
    refusals: [
      'identity.wrong_credentials',
      'identity.fresh_sign_in_needed',
      'request.too_many',
      'identity.contact_same',
      'identity.email_taken',
      'identity.phone_taken',
      'identity.wrong_phone',
      'identity.sms_unavailable',
    ],
  },
  'POST /user/contacts': {
    who: parentAndTeacher,
    adult: 'sees',
    summary: 'The code that came to the new e-mail or phone: from now on it is the one; the old one is told',
    body: z.strictObject({ contact, code: SmsCode }),
    gives: Contacts,
    refusals: [
      'identity.contact_code_wrong',
      'identity.wrong_phone',
      'identity.wrong_sms_code',
      'request.too_many',
      'identity.email_taken',
      'identity.phone_taken',
    ],
  },
  'POST /user/contacts/remove': {
    who: parentAndTeacher,
    adult: 'sees',
    summary: 'Takes the e-mail or the phone away; one of them stays. The one that goes is told',
    body: z.strictObject({ kind: z.enum(['email', 'phone']), password }),
    gives: Contacts,
    refusals: [
      'identity.wrong_credentials',
      'identity.fresh_sign_in_needed',
      'request.too_many',
      'identity.contact_needed',
      'identity.confirm_other_first',
    ],
  },
  'POST /user/contacts/own/code': {
    who: parent,
    adult: 'sees',
    summary: 'Sends a code to the e-mail or the phone that was written down at registration and is not confirmed yet',
    body: z.strictObject({ kind: ContactKind }),
    gives: SmsSent,
    refusals: [
      'identity.contact_needed',
      'identity.contact_confirmed',
      'request.too_many',
      'identity.wrong_phone',
      'identity.sms_unavailable',
    ],
  },
  'POST /user/contacts/own/confirm': {
    who: parent,
    adult: 'sees',
    summary: 'That code: from now on the contact opens the account, and messages go there',
    body: z.strictObject({ kind: ContactKind, code: SmsCode }),
    gives: Contacts,
    refusals: [
      'identity.contact_needed',
      'identity.contact_code_wrong',
      'identity.wrong_sms_code',
      'request.too_many',
      'identity.email_taken',
      'identity.phone_taken',
    ],
  },
});
