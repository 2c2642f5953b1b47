import { identityLimits } from '@school/contract/identity/limits';
import type { Locale } from '@school/contract/shapes';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

import type { SigningKeys } from './signing-keys.ts';

/** The claims of spec §3 in an ID token, with the account it was made for. */
export interface IdClaims {
  accountId: string;
  customerId: string;
  isSupport: boolean;
  reg: 'EU' | 'US';
  locale: Locale;
  jti: string;
}

const issuer = 'chip-school';
const algorithms = ['EdDSA'];
const seconds = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000);

async function sign(
  keys: SigningKeys,
  claims: JWTPayload,
  audience: string,
  now: Temporal.Instant,
  until: Temporal.Instant,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', kid: keys.kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(until))
    .sign(keys.signing);
}

/** The payload of a token of ours that is still good; undefined for every other text. */
async function read(keys: SigningKeys, token: string, audience: string, now: Temporal.Instant): Promise<JWTPayload | undefined> {
  try {
    const find = ({ kid }: { kid?: string }) => {
      const key = keys.publicKey(kid);
      if (!key) throw new errors.JWKSNoMatchingKey();
      return key;
    };
    const { payload } = await jwtVerify(token, find, { issuer, audience, algorithms, currentDate: new Date(now.epochMilliseconds) });
    return payload;
  } catch (fault) {
    if (fault instanceof errors.JOSEError) return undefined;
    throw fault;
  }
}

/** ID tokens: five minutes, one use (the use is counted in the table of one-time secrets). */
export const idTokens = (keys: SigningKeys) => ({
  issue: ({ accountId, ...claims }: IdClaims, now: Temporal.Instant, until: Temporal.Instant) =>
    sign(keys, { ...claims, sub: accountId }, 'session', now, until),
  async read(token: string, now: Temporal.Instant): Promise<{ accountId: string; jti: string } | undefined> {
    const payload = await read(keys, token, 'session', now);
    return payload?.sub && payload.jti ? { accountId: payload.sub, jti: payload.jti } : undefined;
  },
});

/** Bearers name a session and nothing else: what it may do is asked of the session at every call. */
export const bearers = (keys: SigningKeys) => ({
  async issue(sessionId: string, now: Temporal.Instant): Promise<{ bearer: string; until: Temporal.Instant }> {
    const until = now.add({ minutes: identityLimits.bearerMinutes });
    return { bearer: await sign(keys, { sid: sessionId, typ: 'bearer' }, 'api', now, until), until };
  },
  /** The session of a good bearer and the end of the bearer, in milliseconds since 1970. */
  async read(token: string, now: Temporal.Instant): Promise<{ sessionId: string; until: number } | undefined> {
    const payload = await read(keys, token, 'api', now);
    if (payload?.['typ'] !== 'bearer' || typeof payload['sid'] !== 'string') return undefined;
    return { sessionId: payload['sid'], until: (payload.exp ?? 0) * 1000 };
  },
});
