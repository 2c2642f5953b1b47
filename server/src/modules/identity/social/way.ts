import { identityLimits } from '@school/contract/identity/limits';
import type { SocialProvider } from '@school/contract/identity/social-calls';
import { generateCodeVerifier } from 'arctic';

import { Refusal } from '#platform/refusal';

import { countTry } from '../count-try.ts';
import { hashOfToken, newToken } from '../open-session.ts';
import { countedAddress } from '../rules/address.ts';
import type { SocialPerson, Way } from './provider.ts';
import { WayOver } from './provider.ts';
import type { SocialTools } from './tools.ts';

const { wayMinutes, wordMinutes, startsPerAddress } = identityLimits.social;

/** What the person wants at the end of the way: to come in, or to link who they are there to this account. */
export type Aim = { signIn: true } | { linkTo: string };

/** What is kept of a way until the person is back. */
interface KeptWay extends Way {
  provider: SocialProvider;
  /** Hash of the key that the browser, or the native shell, keeps in a cookie: nobody else comes back with it. */
  keyHash: string;
  isShell: boolean;
  aim: Aim;
}

/** What became of a way. */
interface Outcome extends Pick<KeptWay, 'provider' | 'keyHash' | 'aim'> {
  person?: SocialPerson;
  refusal?: 'identity.social_denied' | 'identity.social_wrong_password' | 'identity.social_trouble' | 'identity.social_expired';
}

export interface Started {
  address: string;
  /** 256 bits for a cookie: they come back with the person. */
  key: string;
}

/** The address of somebody's way back, kept nowhere: it finds what was kept, and proves that it may. */
const subjectOf = (word: string): string => hashOfToken(word).toString('base64url');
const hashOfKey = subjectOf;

/** Where several regions share an address, each has a path of its own: `/eu`; otherwise an empty text. */
export const basePathOf = ({ publicUrl }: { publicUrl: string }): string => new URL(publicUrl).pathname.replace(/\/$/, '');

/** Sends somebody to a provider. State, nonce and verifier are good for ten minutes and one way back. */
export const startWay =
  (tools: SocialTools) =>
  async (
    provider: SocialProvider,
    { aim, isShell, origin, ip }: { aim: Aim; isShell: boolean; origin: string; ip: string },
  ): Promise<Started> => {
    const { providers, secrets, clock, settings, log } = tools;
    await countTry(tools, `social from ${countedAddress(ip)}`, startsPerAddress, { minutes: wayMinutes });
    const port = providers.get(provider);
    if (!port) throw new Refusal('identity.social_off');
    // The school's own provider stands at whatever address the school is looked at; others know one address of ours.
    const home = provider === 'local' && !isShell ? `${origin}${basePathOf(settings)}` : settings.publicUrl;
    const [{ token: state }, { token: nonce }, { token: key }] = [newToken(), newToken(), newToken()];
    const way: Way = { state, nonce, verifier: generateCodeVerifier(), redirectUri: `${home}/api/social/callback/${provider}` };
    const address = await port.begin(way).catch((fault: unknown) => {
      log.warn({ err: fault, provider }, 'a provider of social sign-in does not answer');
      throw new Refusal('identity.social_trouble');
    });
    const kept: KeptWay = { ...way, provider, keyHash: hashOfKey(key), isShell, aim };
    const expiresAt = clock.now().add({ minutes: wayMinutes });
    await secrets.issue({ purpose: 'socialWay', subject: subjectOf(state), secret: state, payload: { ...kept }, tries: 1, expiresAt });
    const isOwn = provider === 'local' && !settings.social.url;
    return { address: isOwn ? `${home}${address.pathname}${address.search}` : address.href, key };
  };

/** Where the person goes on after the provider. */
export interface Back {
  isShell: boolean;
  aim: Aim | undefined;
  word: string;
}

/**
 * Somebody has come back from a provider: who it is, is asked there and kept under a word of two minutes. A way that was
 * begun in another browser is none: so nobody is led into the account of somebody else.
 */
export const comeBack =
  (tools: SocialTools) =>
  async (provider: string, said: Readonly<Record<string, string>>, key: string | undefined): Promise<Back> => {
    const { secrets, clock } = tools;
    const { token: word } = newToken();
    const state = said['state'] ?? '';
    const subject = subjectOf(state);
    const way = (await secrets.claim('socialWay', subject, state, clock.now())) as unknown as KeptWay | undefined;
    // The shell sends people to the system's browser, which keeps no cookie of the shell: its key is asked for at the end.
    const isTheirs = way && way.provider === provider && (way.isShell || (key !== undefined && hashOfKey(key) === way.keyHash));
    if (!isTheirs) return { isShell: way?.isShell ?? false, aim: way?.aim, word };
    const found = await outcomeOf(tools, way, said);
    const outcome: Outcome = { provider: way.provider, keyHash: way.keyHash, aim: way.aim, ...found };
    const expiresAt = clock.now().add({ minutes: wordMinutes });
    await secrets.issue({ purpose: 'socialWord', subject: subjectOf(word), secret: word, payload: { ...outcome }, tries: 1, expiresAt });
    return { isShell: way.isShell, aim: way.aim, word };
  };

async function outcomeOf({ providers, log }: SocialTools, way: KeptWay, said: Readonly<Record<string, string>>) {
  const { error } = said;
  if (error !== undefined) {
    const isDenied = ['access_denied', 'user_cancelled_authorize', 'user_denied'].includes(error);
    return { refusal: isDenied ? 'identity.social_denied' : 'identity.social_wrong_password' } as const;
  }
  const port = providers.get(way.provider);
  if (!port) return { refusal: 'identity.social_expired' } as const;
  try {
    return { person: await port.finish(way, said) };
  } catch (fault) {
    if (fault instanceof WayOver) return { refusal: 'identity.social_expired' } as const;
    log.warn({ err: fault, provider: way.provider }, 'a social sign-in has failed');
    return { refusal: 'identity.social_trouble' } as const;
  }
}

/** What a word stands for, once, to whom has the key and wants what was wanted at the start. Refuses everything else. */
export async function outcomeBehind(
  { secrets, clock }: SocialTools,
  { word, key }: { word: string; key: string | undefined },
  isMeant: (aim: Aim) => boolean,
): Promise<{ provider: SocialProvider; person: SocialPerson }> {
  const outcome = (await secrets.claim('socialWord', subjectOf(word), word, clock.now())) as unknown as Outcome | undefined;
  if (!outcome || key === undefined || hashOfKey(key) !== outcome.keyHash || !isMeant(outcome.aim))
    throw new Refusal('identity.social_expired');
  const { provider, person, refusal } = outcome;
  if (!person) throw new Refusal(refusal ?? 'identity.social_expired', { provider });
  return { provider, person };
}
