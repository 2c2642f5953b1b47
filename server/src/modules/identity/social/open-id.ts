import { CodeChallengeMethod, OAuth2Client } from 'arctic';
import type { SocialProvider } from '@school/contract/identity/social-calls';
import { createRemoteJWKSet, jwtVerify } from 'jose';

import type { Clock } from '#platform/clock';

import { askForTokens } from './ask-provider.ts';
import type { SocialPerson, SocialPort } from './provider.ts';

/** Where a provider of OpenID Connect is reached. */
export interface OpenIdPlaces {
  /** Names that it signs with: Google has two. */
  issuers: readonly string[];
  authorize: string;
  token: string;
  keys: string;
}

interface OpenIdGiven {
  code: SocialProvider;
  clientId: string;
  places: () => Promise<OpenIdPlaces>;
  clock: Clock;
  scopes: readonly string[];
  /** How the school proves to be itself: by Basic, or by fields of the form (Apple). */
  proof: () => Promise<{ basic: { id: string; secret: string } } | { form: Record<string, string> }>;
  /** Apple answers by a form of another site, where a name is asked for. */
  formPost?: boolean;
  hasPkce: boolean;
}

/**
 * A provider that speaks OpenID Connect: the person is who the signed ID token says, if it is signed by the keys that the
 * provider publishes, meant for us, still good, and made for this very way (its nonce).
 */
export function openIdProvider({ code, clientId, places, clock, scopes, proof, formPost = false, hasPkce }: OpenIdGiven): SocialPort {
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
  const keysAt = (address: string) => {
    const known = keySets.get(address) ?? createRemoteJWKSet(new URL(address), { timeoutDuration: 5_000 });
    keySets.set(address, known);
    return known;
  };
  return {
    code,
    async begin({ state, nonce, verifier, redirectUri }) {
      const { authorize } = await places();
      const client = new OAuth2Client(clientId, null, redirectUri);
      const url = hasPkce
        ? client.createAuthorizationURLWithPKCE(authorize, state, CodeChallengeMethod.S256, verifier, [...scopes])
        : client.createAuthorizationURL(authorize, state, [...scopes]);
      url.searchParams.set('nonce', nonce);
      if (formPost) url.searchParams.set('response_mode', 'form_post');
      return url;
    },
    async finish({ nonce, verifier, redirectUri }, back): Promise<SocialPerson> {
      const { token, keys, issuers } = await places();
      const proved = await proof();
      const tokens = await askForTokens(token, {
        form: {
          code: back['code'] ?? '',
          redirect_uri: redirectUri,
          ...(hasPkce && { code_verifier: verifier }),
          ...('form' in proved && proved.form),
        },
        ...('basic' in proved && { basic: proved.basic }),
      });
      const { payload } = await jwtVerify(tokens.idToken(), keysAt(keys), {
        issuer: [...issuers],
        audience: clientId,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
        clockTolerance: 60,
        currentDate: new Date(clock.now().epochMilliseconds),
      });
      if (payload['nonce'] !== nonce) throw new Error(`The ID token of ${code} was made for another sign-in`);
      if (Array.isArray(payload.aud) && payload['azp'] !== clientId) throw new Error(`The ID token of ${code} is meant for another`);
      const { sub = '', email, name } = payload as { sub?: string; email?: unknown; name?: unknown };
      return { subject: sub, shown: shownOf(email, name) };
    },
  };
}

/** What the settings show of a person elsewhere: the e-mail says most, then the name. */
export const shownOf = (...said: unknown[]): string =>
  (said.find((it): it is string => typeof it === 'string' && it.trim() !== '') ?? '').trim().slice(0, 120);
