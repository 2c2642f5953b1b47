import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { colleagues, everybody } from '../role-rows.ts';
import { Done, Instant, secret, word } from '../shapes.ts';
import { Enrolment, SecondFactorCode } from './shapes.ts';

const Ticket = word(200);
const password = secret(1000);
const RecoveryCodes = z.array(z.string());

/** The second factor of the staff: a code of an app after the password. */
export const secondFactorCalls = defineCalls({
  'POST /auth/second-factor': {
    who: everybody,
    summary: 'The second step of signing in: a code of the app, or a recovery code, for an ID token',
    body: z.strictObject({ ticket: Ticket, code: SecondFactorCode }),
    gives: z.strictObject({ idToken: z.string() }),
    refusals: ['identity.token_expired', 'identity.wrong_code', 'identity.code_used', 'request.too_many', 'identity.blocked'],
  },
  'POST /auth/second-factor/enrol': {
    who: everybody,
    summary: 'Sets up the app while signing in, where a second factor is required',
    body: z.strictObject({ ticket: Ticket }),
    gives: Enrolment,
    refusals: ['identity.token_expired', 'identity.second_factor_set'],
  },
  'POST /auth/second-factor/confirm': {
    who: everybody,
    summary: 'The first code of the app that was just set up: from now on it is asked for',
    body: z.strictObject({ ticket: Ticket, code: SecondFactorCode }),
    gives: z.strictObject({ idToken: z.string(), recoveryCodes: RecoveryCodes }),
    refusals: ['identity.token_expired', 'identity.wrong_code', 'identity.second_factor_set', 'request.too_many', 'identity.blocked'],
  },
  'GET /user/second-factor': {
    who: colleagues,
    summary: 'Is there a second factor, since when, and how many recovery codes are left',
    gives: z.strictObject({ since: z.nullable(Instant), required: z.boolean(), recoveryLeft: z.int() }),
    refusals: [],
  },
  'POST /user/second-factor/enrol': {
    who: colleagues,
    summary: 'Begins to set up the app; the password is asked again',
    body: z.strictObject({ password }),
    gives: Enrolment,
    refusals: ['identity.wrong_credentials', 'request.too_many', 'identity.second_factor_set'],
  },
  'POST /user/second-factor/confirm': {
    who: colleagues,
    summary: 'The first code of the app: from now on it is asked for at every sign-in',
    body: z.strictObject({ code: SecondFactorCode }),
    gives: z.strictObject({ recoveryCodes: RecoveryCodes }),
    refusals: ['identity.wrong_code', 'identity.second_factor_set', 'request.too_many'],
  },
  'POST /user/second-factor/recovery-codes': {
    who: colleagues,
    summary: 'New recovery codes in place of all the old ones',
    body: z.strictObject({ code: SecondFactorCode }),
    gives: z.strictObject({ recoveryCodes: RecoveryCodes }),
    refusals: ['identity.wrong_code', 'identity.code_used', 'identity.second_factor_not_set', 'request.too_many'],
  },
  'POST /user/second-factor/remove': {
    who: colleagues,
    summary: 'No second factor any more, where none is required',
    body: z.strictObject({ password, code: SecondFactorCode }),
    gives: Done,
    refusals: [
      'identity.wrong_credentials',
      'identity.wrong_code',
      'identity.code_used',
      'identity.second_factor_not_set',
      'identity.second_factor_required',
      'request.too_many',
    ],
  },
});
