import { identityLimits } from '@school/contract/identity/limits';
import type { SocialProvider } from '@school/contract/identity/social-calls';
import type { Region } from '@school/contract/region/regions';
import { generateCodeVerifier } from 'arctic';

import { Refusal } from '#platform/refusal';

import { hashOfToken, newToken } from '../sessions/new-token.ts';
import { countedAddress } from '#platform/counted-address';
import type { SocialPerson, AuthorizationRequest } from './provider.ts';
import { AuthorizationExpired } from './provider.ts';
import type { SocialTools } from './tools.ts';

const { authorizationMinutes, startsPerAddress } = identityLimits.social;

/** What the person wants in the end: to come in, after these regions did not know them; or to link who they are there to this account. */
export type Intent = { signIn: true; after: readonly Region[] } | { linkTo: string };

/** What is kept of an authorization request until the person is back. */
interface PendingAuthorization extends AuthorizationRequest {
  provider: SocialProvider;
  /** Hash of the key that the browser, or the native shell, keeps in a cookie: nobody else comes back with it. */
  keyHash: string;
  isShell: boolean;
  intent: Intent;
}

export interface Started {
  address: string;
  /** 256 bits for a cookie: they come back with the person. */
  key: string;
}

/** The address of somebody's way back, kept nowhere: it finds what was kept, and proves that it may. */
const subjectOf = (token: string): string => hashOfToken(token).toString('base64url');
const hashOfKey = subjectOf;

/** Where several regions share an address, each has a path of its own: `/eu`; otherwise an empty text. */
export const basePathOf = ({ publicUrl }: { publicUrl: string }): string => new URL(publicUrl).pathname.replace(/\/$/, '');

/** Sends somebody to a provider. State, nonce and verifier are good for ten minutes and one coming back. */
export const beginAuthorization =
  (tools: SocialTools) =>
  async (
    provider: SocialProvider,
    { intent, isShell, origin, ip }: { intent: Intent; isShell: boolean; origin: string; ip: string },
  ): Promise<Started> => {
    const { providers, secrets, clock, settings, log } = tools;
    await tools.rateLimit.take(`social from ${countedAddress(ip)}`, { most: startsPerAddress, window: { minutes: authorizationMinutes } });
    const port = providers.get(provider);
    if (!port) throw new Refusal('identity.social_off');
    // The school's own provider stands at whatever address the school is looked at; others know one address of ours.
    // A page of another region's host may begin a request, and is not where it ends.
    const isForeign =
      origin !== new URL(settings.publicUrl).origin && settings.regions.some(({ address: at }) => new URL(at).origin === origin);
    const home = provider === 'local' && !isShell && !isForeign ? `${origin}${basePathOf(settings)}` : settings.publicUrl;
    const [{ token: state }, { token: nonce }, { token: key }] = [newToken(), newToken(), newToken()];
    const request: AuthorizationRequest = {
      state,
      nonce,
      verifier: generateCodeVerifier(),
      redirectUri: `${home}/api/social/callback/${provider}`,
    };
    const address = await port.begin(request).catch((fault: unknown) => {
      log.warn({ err: fault, provider }, 'a provider of social sign-in does not answer');
      throw new Refusal('identity.social_trouble');
    });
    const kept: PendingAuthorization = { ...request, provider, keyHash: hashOfKey(key), isShell, intent };
    const expiresAt = clock.now().add({ minutes: authorizationMinutes });
    await secrets.issue({ purpose: 'socialSignIn', subject: subjectOf(state), secret: state, payload: { ...kept }, tries: 1, expiresAt });
    const isOwn = provider === 'local' && !settings.social.url;
    return { address: isOwn ? `${home}${address.pathname}${address.search}` : address.href, key };
  };

/** What a provider has put into the address of somebody's way back, as one text for the app. */
const ofProviders = ['code', 'state', 'error', 'device_id'] as const;

/**
 * Where in the app somebody goes on who has come back, and with which callback: it says the region, since the app from a store may be
 * in another one. Nothing is used up: browsers ask twice.
 */
export const readCallback =
  ({ secrets, clock, settings }: SocialTools) =>
  async (via: string, said: Readonly<Record<string, string | undefined>>) => {
    const kept: Record<string, string | undefined> = Object.fromEntries(
      ofProviders.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])),
    );
    const callback = Buffer.from(JSON.stringify({ ...kept, via, reg: settings.region })).toString('base64url');
    const state = said['state'] ?? '';
    const request = (await secrets.look('socialSignIn', subjectOf(state), state, clock.now())) as unknown as
      | PendingAuthorization
      | undefined;
    return { isShell: request?.isShell ?? false, isLink: request !== undefined && 'linkTo' in request.intent, callback };
  };

function saidBy(callback: string): Readonly<Record<string, string>> {
  try {
    const said: unknown = JSON.parse(Buffer.from(callback, 'base64url').toString());
    const named = typeof said === 'object' && said !== null ? Object.entries(said) : [];
    return Object.fromEntries(named.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  } catch {
    return {};
  }
}

/**
 * Who has come back from a provider, once. A request that was begun in another browser, or for something else, is none: so nobody
 * is led into the account of somebody else.
 */
export async function personBehind(
  { providers, secrets, clock, log }: SocialTools,
  { callback, key }: { callback: string; key: string | undefined },
  isMeant: (intent: Intent) => boolean,
): Promise<{ provider: SocialProvider; person: SocialPerson; intent: Intent }> {
  const said = saidBy(callback);
  const state = said['state'] ?? '';
  const asked = ['socialSignIn', subjectOf(state), state, clock.now()] as const;
  const request = (await secrets.look(...asked)) as unknown as PendingAuthorization | undefined;
  // What one provider has said is never taken to another one.
  const port = request?.provider === said['via'] && request ? providers.get(request.provider) : undefined;
  if (!request || !port || key === undefined || hashOfKey(key) !== request.keyHash || !isMeant(request.intent))
    throw new Refusal('identity.social_expired');
  // Used up only by the browser that began it: who has merely seen the address cannot end it.
  if (!(await secrets.claim(...asked))) throw new Refusal('identity.social_expired');
  const { provider, intent } = request;
  const { error } = said;
  if (error !== undefined) {
    const isDenied = ['access_denied', 'user_cancelled_authorize', 'user_denied'].includes(error);
    throw new Refusal(isDenied ? 'identity.social_denied' : 'identity.social_wrong_password', { provider });
  }
  try {
    return { provider, intent, person: await port.finish(request, said) };
  } catch (fault) {
    if (fault instanceof AuthorizationExpired) throw new Refusal('identity.social_expired');
    log.warn({ err: fault, provider }, 'a social sign-in has failed');
    throw new Refusal('identity.social_trouble', { provider });
  }
}
