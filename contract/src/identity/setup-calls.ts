import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { everybody } from '../role-rows.ts';
import { Done, Locale, personName, word } from '../shapes.ts';
import { Email, Password, SignInStep } from './shapes.ts';

const Token = word(200, 1);
const refusals = ['identity.setup_done', 'identity.setup_over', 'request.too_many'] as const;

/** The first owner of a school, by a link that its terminal shows (docs/rules/accounts.md#first-owner). */
export const setupCalls = defineCalls({
  'GET /setup': {
    who: everybody,
    summary: 'This school is being set up: nobody of its staff can sign in yet',
    gives: Done,
    refusals: ['identity.setup_done'],
  },
  'POST /setup/claim': {
    who: everybody,
    summary: 'What the link of the terminal is for; uses nothing up',
    body: z.strictObject({ token: Token }),
    /** Of an owner who comes back: who it is. */
    gives: z.strictObject({ owner: z.nullable(z.strictObject({ name: z.string(), email: z.nullable(z.string()) })) }),
    refusals,
  },
  'POST /setup/owner': {
    who: everybody,
    summary: 'The first owner, once; the second factor is set up next',
    body: z.strictObject({ token: Token, name: personName(80), email: Email, password: Password, locale: Locale }),
    gives: SignInStep,
    refusals: [...refusals, 'identity.email_taken', 'identity.password_too_common'],
  },
  'POST /setup/recover': {
    who: everybody,
    summary: 'An owner who has lost the way in: a new password, once; every session ends, the second factor is set up anew',
    body: z.strictObject({ token: Token, password: Password }),
    gives: SignInStep,
    refusals: [...refusals, 'identity.password_too_common'],
  },
});
