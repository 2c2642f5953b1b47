import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { accountOwners, everybody, signedIn, whoHasPassword } from '../role-rows.ts';
import { Done, Id, Instant, line, secret, word, Nothing } from '../shapes.ts';
import { Session, SignInStep, SmsCode } from './shapes.ts';

export const identityCalls = defineCalls({
  'POST /auth/sign-in': {
    who: everybody,
    summary: 'E-mail (or phone) and password for a short-lived ID token, or for one more step',
    body: z.strictObject({ login: line(254), password: secret(1000) }),
    gives: SignInStep,
    refusals: ['identity.wrong_credentials', 'request.too_many', 'identity.blocked', 'identity.wrong_phone', 'identity.sms_unavailable'],
  },
  'POST /auth/contact-code': {
    who: whoHasPassword,
    summary: 'The code that went to a contact nobody had confirmed: it is confirmed, and signing in goes on',
    body: z.strictObject({ ticket: word(200), code: SmsCode }),
    gives: SignInStep,
    refusals: [
      'identity.token_expired',
      'identity.contact_code_wrong',
      'identity.wrong_sms_code',
      'request.too_many',
      'identity.blocked',
      'identity.email_taken',
      'identity.phone_taken',
    ],
  },
  'POST /auth/link': {
    who: everybody,
    summary: 'The token out of a one-time link for a short-lived ID token, once',
    body: z.strictObject({ token: word(200, 1) }),
    gives: z.strictObject({ idToken: z.string() }),
    refusals: ['identity.token_expired', 'request.too_many'],
  },
  'GET /auth/jwks': {
    who: everybody,
    summary: 'Public keys of the ID tokens and bearers',
    gives: z.strictObject({ keys: z.array(z.record(z.string(), z.unknown())) }),
    refusals: [],
  },
  'POST /user/session': {
    who: ['allow', 'allow', 'deny', 'allow', 'allow', 'allow'],
    summary: 'Turns an ID token into a session: an httpOnly cookie and a bearer token',
    body: z.strictObject({
      idToken: word(4096),
      isSupport: z.optional(z.boolean()),
      provider: z.optional(word(40)),
    }),
    gives: Session,
    refusals: ['identity.token_expired', 'identity.wrong_region', 'identity.not_support', 'identity.blocked', 'identity.session_not_found'],
  },
  'GET /user/session': {
    who: everybody,
    summary: 'Who is signed in, with a fresh bearer token; null for a guest, who asks it too',
    gives: z.strictObject({ session: z.nullable(Session) }),
    refusals: [],
  },
  'POST /user/logout': {
    who: everybody,
    summary: 'Ends the session and clears its cookie',
    body: Nothing,
    gives: Done,
    refusals: [],
  },
  'GET /user/sessions': {
    who: accountOwners,
    adult: 'sees',
    summary: 'Sessions of this account that are still alive',
    gives: z.strictObject({
      sessions: z.array(
        z.strictObject({
          sessionId: Id,
          role: z.string(),
          device: z.string(),
          createdAt: Instant,
          lastSeenAt: Instant,
          current: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  },
  'DELETE /user/sessions/:sessionId': {
    who: accountOwners,
    adult: 'sees',
    summary: 'Ends one session of this account',
    gives: Done,
    refusals: ['identity.session_not_found'],
  },
  'POST /user/sessions/end-others': {
    who: accountOwners,
    adult: 'sees',
    summary: 'Ends every session of this account but the one that asks',
    body: Nothing,
    gives: z.strictObject({ ended: z.int() }),
    refusals: [],
  },
  'POST /realtime/ticket': {
    who: signedIn,
    adult: 'sees',
    changesNothing: true,
    summary: 'A ticket for one WebSocket connection: 30 seconds, one use',
    body: Nothing,
    perMinute: 60,
    gives: z.strictObject({ ticket: z.string() }),
    refusals: [],
  },
});
