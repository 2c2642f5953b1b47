import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { everybody, parent } from '../role-rows.ts';
import { regionCodes } from '../region/regions.ts';
import { RegionCode } from '../region/shapes.ts';
import { Instant, secret, word } from '../shapes.ts';
import { SignInStep } from './shapes.ts';
import { shape } from '../named.ts';

/** Where somebody may be signed in already (docs/rules/accounts.md#signed-in-elsewhere). `local` is the school's own, to try out and for tests. */
export const socialProviders = ['vk', 'yandex', 'google', 'apple', 'local'] as const;
export const SocialProvider = z.enum(socialProviders);
export type SocialProvider = z.infer<typeof SocialProvider>;

/** The password once more; an account without one leaves it out and has signed in a moment ago. */
export const Proof = z.optional(secret(1000));

const provider = z.strictObject({ provider: SocialProvider });

/** Where to go to the provider. The authorization request is bound to this browser, or to the native shell, by a cookie. */
const AuthorizationAddress = z.strictObject({ address: z.string() });

/** What the person comes back with: what the provider has put into the address. */
const Return = z.strictObject({ callback: word(8192) });

const failures = [
  'identity.social_expired',
  'identity.social_denied',
  'identity.social_wrong_password',
  'identity.social_trouble',
] as const;

/** Sign-in methods of a family besides the password. */
export const SocialList = shape('SocialList', {
  providers: z.array(
    z.strictObject({
      provider: SocialProvider,
      /** Who one is there, as the provider says it; null where nothing is linked. */
      linked: z.nullable(z.strictObject({ shown: z.string(), at: Instant })),
      /** It is set up here: one that is not can only be taken away. */
      isOffered: z.boolean(),
      /** Something else to come in by is left without it. */
      mayUnlink: z.boolean(),
    }),
  ),
  /** The password is asked before a change; an account without one wants a fresh sign-in. */
  asksPassword: z.boolean(),
});
export type SocialList = z.infer<typeof SocialList>;

export const socialCalls = defineCalls({
  'GET /auth/social': {
    who: everybody,
    summary: 'Social sign-ins that are set up',
    gives: z.strictObject({ providers: z.array(SocialProvider) }),
    refusals: [],
  },
  'POST /auth/social/:provider/start': {
    who: everybody,
    summary: 'The address of a provider to sign in at; the request is bound to this browser',
    params: provider,
    body: z.strictObject({
      shell: z.optional(z.boolean()),
      /** Regions that do not know who this is: it is looked for in this one now (docs/decisions/0033). */
      after: z.optional(z.array(RegionCode).check(z.maxLength(regionCodes.length))),
    }),
    gives: AuthorizationAddress,
    refusals: ['identity.social_off', 'identity.social_trouble', 'request.too_many'],
  },
  'POST /auth/social/finish': {
    who: everybody,
    summary:
      'What the provider said, for a short-lived ID token, once; an identity that nobody has linked is refused, with the regions that were asked',
    body: Return,
    gives: SignInStep,
    refusals: [...failures, 'identity.social_unknown', 'identity.blocked'],
  },
  'GET /user/social': {
    who: parent,
    adult: 'sees',
    summary: 'Social sign-ins of this account',
    gives: SocialList,
    refusals: [],
  },
  'POST /user/social/:provider/start': {
    who: parent,
    adult: 'sees',
    summary: 'The address of a provider to link to this account, after the password or a fresh sign-in',
    params: provider,
    body: z.strictObject({ password: Proof, shell: z.optional(z.boolean()) }),
    gives: AuthorizationAddress,
    refusals: [
      'identity.social_off',
      'identity.social_trouble',
      'identity.social_linked',
      'identity.fresh_sign_in_needed',
      'identity.wrong_credentials',
      'request.too_many',
    ],
  },
  'POST /user/social/finish': {
    who: parent,
    adult: 'sees',
    summary: 'Links what the provider said to this account',
    body: Return,
    gives: SocialList,
    refusals: [...failures, 'identity.social_taken', 'identity.social_linked'],
  },
  'POST /user/social/:provider/unlink': {
    who: parent,
    adult: 'sees',
    summary: 'Takes a social sign-in away, never the last sign-in method',
    params: provider,
    body: z.strictObject({ password: Proof }),
    gives: SocialList,
    refusals: [
      'identity.social_not_linked',
      'identity.last_sign_in_method',
      'identity.fresh_sign_in_needed',
      'identity.wrong_credentials',
      'request.too_many',
    ],
  },
});
