import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { accountOwners, whoHasPassword } from '../role-rows.ts';
import { Done, Instant, secret, word, Nothing } from '../shapes.ts';
import { Email, Phone, SignInStep, SmsCode, SmsSent } from './shapes.ts';

const password = secret(1000);
const ResetToken = word(200, 1);
const newPasswordRefusals = [
  'identity.password_empty',
  'identity.password_too_short',
  'identity.password_too_long',
  'identity.password_too_common',
  'identity.password_same',
] as const;

/** Codes by SMS, the forgotten password and the change of it (docs/rules/accounts.md#sms-codes, docs/rules/accounts.md#forgotten-password). */
export const codeCalls = defineCalls({
  'POST /auth/sms-code': {
    who: whoHasPassword,
    summary:
      'A code by SMS to a number that has an application; for any other number the answer says that it is needed first, a few times an hour',
    body: z.strictObject({ phone: Phone, purpose: z.enum(['signIn', 'resetPassword']) }),
    gives: SmsSent,
    refusals: ['identity.phone_unknown', 'identity.wrong_phone', 'request.too_many', 'identity.sms_unavailable'],
  },
  'POST /auth/sms-code/sign-in': {
    who: whoHasPassword,
    summary: 'The code out of the SMS for a short-lived ID token, once; five tries',
    body: z.strictObject({ phone: Phone, code: SmsCode }),
    gives: SignInStep,
    refusals: ['identity.wrong_phone', 'identity.wrong_sms_code', 'request.too_many', 'identity.blocked'],
  },
  'POST /auth/reset': {
    who: whoHasPassword,
    summary: 'Mails a link to choose a new password: 30 minutes, one use; an unknown e-mail is said, a few times an hour',
    body: z.strictObject({ email: Email }),
    gives: Done,
    refusals: ['auth/email-not-found', 'request.too_many'],
  },
  'POST /auth/reset/by-code': {
    who: whoHasPassword,
    summary: 'The code out of an SMS for the token of a reset link: for families without e-mail',
    body: z.strictObject({ phone: Phone, code: SmsCode }),
    gives: z.strictObject({ token: z.string() }),
    refusals: ['identity.wrong_phone', 'identity.wrong_sms_code', 'request.too_many'],
  },
  'POST /auth/reset/look': {
    who: whoHasPassword,
    summary: 'Is the token of a reset link still good, and until when; uses nothing up',
    body: z.strictObject({ token: ResetToken }),
    gives: z.strictObject({ until: Instant }),
    refusals: ['identity.reset_over', 'request.too_many'],
  },
  'POST /auth/reset/confirm': {
    who: whoHasPassword,
    summary: 'The new password, once for a link; all sessions of the account end, and signing in goes on',
    body: z.strictObject({ token: ResetToken, password }),
    gives: SignInStep,
    refusals: ['identity.reset_over', 'request.too_many', 'identity.blocked', ...newPasswordRefusals],
  },
  'GET /user/password': {
    who: accountOwners,
    adult: 'sees',
    summary: 'Has the account a password; where it has none, the end of the phone that a code goes to',
    gives: z.strictObject({ isSet: z.boolean(), codeTo: z.nullable(z.string()) }),
    refusals: [],
  },
  'POST /user/password/code': {
    who: accountOwners,
    adult: 'sees',
    summary: 'A code by SMS to one’s own phone, for who has no password yet and wants one',
    body: Nothing,
    gives: SmsSent,
    refusals: ['identity.contact_needed', 'identity.wrong_phone', 'request.too_many', 'identity.sms_unavailable', 'identity.password_set'],
  },
  'POST /user/password': {
    who: accountOwners,
    adult: 'sees',
    summary: 'Another password: the current one is asked for, or the code of an SMS where there is none; the other sessions end',
    body: z.strictObject({ current: z.optional(password), code: z.optional(SmsCode), password }),
    gives: Done,
    refusals: ['identity.wrong_password', 'identity.wrong_sms_code', 'request.too_many', ...newPasswordRefusals],
  },
});
