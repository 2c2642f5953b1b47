import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { everybody } from '../role-rows.ts';
import { Password, SignInStep } from '../identity/shapes.ts';
import { Locale, word } from '../shapes.ts';

const Token = word(100);

/** A parent comes in for the first time by the link of the school that added its family (docs/rules/families.md#added-by-the-school). */
export const joiningCalls = defineCalls({
  'POST /auth/join': {
    who: everybody,
    summary: 'Whose family a link opens',
    body: z.strictObject({ token: Token }),
    gives: z.strictObject({
      firstName: z.string(),
      kids: z.array(z.string()),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      locale: Locale,
    }),
    refusals: ['identity.invitation_over'],
  },
  'POST /auth/join/accept': {
    who: everybody,
    summary: 'The parent chooses a password and is signed in; the link is good no more',
    body: z.strictObject({ token: Token, password: Password }),
    gives: SignInStep,
    refusals: ['identity.invitation_over', 'identity.password_too_common'],
  },
});
