import type { SocialProvider } from '@school/contract/identity/social-calls';
import { importPKCS8, SignJWT } from 'jose';

import type { Clock } from '#platform/clock';
import type { AppleSettings, SocialSettings } from '#platform/settings/social';

import { askProvider } from './ask-provider.ts';
import { localClient } from './local-client.ts';
import { openIdProvider, type OpenIdPlaces } from './open-id.ts';
import type { SocialPort } from './provider.ts';
import { vk } from './vk.ts';
import { yandex } from './yandex.ts';

interface ProvidersGiven {
  settings: SocialSettings;
  clock: Clock;
  /** Where the school listens on its own machine: the local provider lives there. */
  address(): string | undefined;
}

/** The providers that are set up, in the order in which they are offered. */
export function createSocialProviders({ settings, clock, address }: ProvidersGiven): Map<SocialProvider, SocialPort> {
  const { url, google, apple, yandex: yandexIs, vk: vkIs } = settings;
  const at = (code: SocialProvider) => (url ? `${url}/${code}` : undefined);
  const offered: SocialPort[] = [];
  if (vkIs) offered.push(vk({ ...vkIs, base: at('vk') }));
  if (yandexIs) offered.push(yandex({ ...yandexIs, base: at('yandex') }));
  if (google) {
    const { clientId, clientSecret } = google;
    const scopes = ['openid', 'email', 'profile'];
    const proof = async () => ({ basic: { id: clientId, secret: clientSecret } });
    const places = async () => (url ? placesAt(`${url}/google`) : googlePlaces);
    offered.push(openIdProvider({ code: 'google', clientId, places, clock, scopes, proof, hasPkce: true }));
  }
  if (apple) {
    const { clientId } = apple;
    const places = async () => (url ? placesAt(`${url}/apple`) : applePlaces);
    const proof = async () => ({ form: { client_id: clientId, client_secret: await appleSecret(apple, clock) } });
    offered.push(openIdProvider({ code: 'apple', clientId, places, clock, scopes: ['email'], proof, formPost: true, hasPkce: false }));
  }
  if (settings.local) {
    const { id, secret } = localClient;
    const places = () => discovered(url ?? `${address() ?? ''}/sandbox/id`);
    const proof = async () => ({ basic: { id, secret } });
    const scopes = ['openid', 'email', 'profile'];
    offered.push(openIdProvider({ code: 'local', clientId: id, places, clock, scopes, proof, hasPkce: true }));
  }
  return new Map(offered.map((port) => [port.code, port]));
}

const googlePlaces: OpenIdPlaces = {
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
};

const applePlaces: OpenIdPlaces = {
  issuers: ['https://appleid.apple.com'],
  authorize: 'https://appleid.apple.com/auth/authorize',
  token: 'https://appleid.apple.com/auth/token',
  keys: 'https://appleid.apple.com/auth/keys',
};

const placesAt = (base: string): OpenIdPlaces => ({
  issuers: [base],
  authorize: `${base}/authorize`,
  token: `${base}/token`,
  keys: `${base}/keys`,
});

/** The local provider says itself where it is (OpenID Connect Discovery). */
async function discovered(base: string): Promise<OpenIdPlaces> {
  const said = await askProvider(`${base}/local/.well-known/openid-configuration`, {});
  const { issuer, authorization_endpoint: authorize, token_endpoint: token, jwks_uri: keys } = said as Record<string, string | undefined>;
  if (!issuer || !authorize || !token || !keys) throw new Error('The local provider does not say where it is');
  return { issuers: [issuer], authorize, token, keys };
}

/** Apple wants no password but a statement signed by the school's key, five minutes long. */
async function appleSecret({ clientId, teamId, keyId, privateKey }: AppleSettings, clock: Clock): Promise<string> {
  const seconds = Math.floor(clock.now().epochMilliseconds / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience('https://appleid.apple.com')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 300)
    .sign(await importPKCS8(privateKey, 'ES256'));
}
