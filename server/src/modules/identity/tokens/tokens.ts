import { identityLimits } from '@school/contract/identity/limits';
import type { Region } from '@school/contract/region/regions';
import type { Locale } from '@school/contract/shapes';
import { decodeJwt, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

import type { SigningKeys } from './signing-keys.ts';

/** The claims of an ID token (docs/rules/wire.md#claims), with the account it was made for. */
export interface IdClaims {
  accountId: string;
  customerId: string;
  isSupport: boolean;
  reg: Region;
  locale: Locale;
  jti: string;
}

/** The region that has issued a token is part of its issuer: another one refuses it, whoever shares its secrets. */
const issuerIn = (region: Region): string => `chip-school ${region}`;
const algorithms = ['EdDSA'];
const seconds = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000);

/** What a token is for, and where. */
interface Meant {
  audience: 'session' | 'api';
  region: Region;
}

async function sign(
  keys: SigningKeys,
  claims: JWTPayload,
  { audience, region }: Meant,
  now: Temporal.Instant,
  until: Temporal.Instant,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', kid: keys.kid, typ: 'JWT' })
    .setIssuer(issuerIn(region))
    .setAudience(audience)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(until))
    .sign(keys.signing);
}

/** The payload of a token of ours that is still good; undefined for every other text. */
async function read(keys: SigningKeys, token: string, { audience, region }: Meant, now: Temporal.Instant): Promise<JWTPayload | undefined> {
  try {
    const find = ({ kid }: { kid?: string }) => {
      const key = keys.publicKey(kid);
      if (!key) throw new errors.JWKSNoMatchingKey();
      return key;
    };
    const { payload } = await jwtVerify(token, find, {
      issuer: issuerIn(region),
      audience,
      algorithms,
      currentDate: new Date(now.epochMilliseconds),
    });
    return payload;
  } catch (fault) {
    if (fault instanceof errors.JOSEError) return undefined;
    throw fault;
  }
}

function regionSaid(token: string): string | undefined {
  try {
    const { reg } = decodeJwt(token);
    return typeof reg === 'string' ? reg : undefined;
  } catch (fault) {
    if (fault instanceof errors.JOSEError) return undefined;
    throw fault;
  }
}

/** ID tokens: five minutes, one use (the use is counted in the table of one-time secrets). */
export const idTokens = (keys: SigningKeys, region: Region) => ({
  issue: ({ accountId, ...claims }: IdClaims, now: Temporal.Instant, until: Temporal.Instant) =>
    sign(keys, { ...claims, sub: accountId }, { audience: 'session', region }, now, until),
  /** The region a token says it is from: believed for nothing but to refuse it. Undefined: it is no token. */
  regionOf: (token: string): string | undefined => regionSaid(token),
  async read(token: string, now: Temporal.Instant): Promise<{ accountId: string; jti: string } | undefined> {
    const payload = await read(keys, token, { audience: 'session', region }, now);
    return payload?.sub && payload.jti ? { accountId: payload.sub, jti: payload.jti } : undefined;
  },
});

/** Bearers name a session and nothing else: what it may do is asked of the session at every call. */
export const bearers = (keys: SigningKeys, region: Region) => ({
  async issue(sessionId: string, now: Temporal.Instant): Promise<{ bearer: string; until: Temporal.Instant }> {
    const until = now.add({ minutes: identityLimits.bearerMinutes });
    return { bearer: await sign(keys, { sid: sessionId, typ: 'bearer' }, { audience: 'api', region }, now, until), until };
  },
  /** The session of a good bearer and the end of the bearer, in milliseconds since 1970. */
  async read(token: string, now: Temporal.Instant): Promise<{ sessionId: string; until: number } | undefined> {
    const payload = await read(keys, token, { audience: 'api', region }, now);
    if (payload?.['typ'] !== 'bearer' || typeof payload['sid'] !== 'string') return undefined;
    return { sessionId: payload['sid'], until: (payload.exp ?? 0) * 1000 };
  },
});
