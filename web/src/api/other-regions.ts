import type { AnswerOf, KnownCall } from '@school/contract/calls';
import type { ErrorCode } from '@school/contract/errors';
import type { RegionPlace } from '@school/contract/region/shapes';

import { api, type CallOptions } from './client.ts';
import { heard } from './failures.ts';
import { askRegions, enterRegion } from './regions.ts';
import { regionHere, regionOf } from './school-address.ts';
import { SchoolRefusal } from './school-refusal.ts';

/**
 * Finding the way home: who signs in at the wrong region is found in his own, without anybody learning whether there is such an
 * account (decision record 0038). Every region gives the same answer about somebody it does not know.
 */

/** What a region says of somebody who is not its own, and of a wrong password: the two cannot be told apart. */
const notKnown: readonly ErrorCode[] = [
  'identity.wrong_credentials',
  'identity.wrong_sms_code',
  'identity.token_expired',
  'identity.reset_over',
  'auth/email-not-found',
];

type Sent = Record<string, unknown>;
const asked = api as (call: KnownCall, sent: Sent, options: CallOptions) => Promise<unknown>;

const otherPlaces = async (): Promise<RegionPlace[]> => (await askRegions()).regions.filter(({ region }) => region !== regionHere());

const isNotKnown = (cause: unknown): boolean => cause instanceof SchoolRefusal && notKnown.includes(cause.code);

/** A call of signing in: here, and where nobody is known by it, in the other regions one after another. */
export async function inAllRegions(call: KnownCall, sent: Sent, options: CallOptions): Promise<unknown> {
  const ask = (at?: string) => asked(call, sent, { ...options, silent: true, ...(at === undefined ? { here: true } : { at }) });
  // An SMS goes to numbers that a region knows, and each answers alike: all of them are asked.
  if (call === 'POST /auth/sms-code') return askEverywhere(ask);
  try {
    return await ask();
  } catch (cause) {
    if (!isNotKnown(cause)) throw told(cause, options);
    for (const { address } of await otherPlaces().catch(() => [])) {
      try {
        return await ask(address);
      } catch (other) {
        // Another region knows whom it is about, and has something to say; one that cannot be reached has not.
        if (!isNotKnown(other) && !(other instanceof SchoolRefusal && other.lost)) throw told(other, options);
      }
    }
    throw told(cause, options);
  }
}

async function askEverywhere(ask: (at?: string) => Promise<unknown>): Promise<unknown> {
  const places = await otherPlaces().catch(() => []);
  const [here, ...others] = await Promise.allSettled([ask(), ...places.map(({ address }) => ask(address))]);
  const first = [here, ...others].find((answer) => answer?.status === 'fulfilled') ?? here;
  if (first?.status === 'fulfilled') return first.value;
  throw told(first?.reason, {});
}

/** The silence was for the questions between; what comes out of them is told as ever. */
function told(cause: unknown, { silent = false }: CallOptions): unknown {
  if (cause instanceof SchoolRefusal && !silent) heard(cause);
  return cause;
}
/**
 * docs/rules/accounts.md#region: the token's region is not the one that this page talks to, so the app starts again for the token's. The session is
 * opened there first: no token ever stands in an address. Never resolves: the page is left.
 */
export async function startAgainFor(
  idToken: string,
  options: { isSupport?: boolean; provider?: string },
): Promise<AnswerOf<'POST /user/session'>> {
  const reg = regionOf(idToken);
  const place = (await askRegions()).regions.find(({ region }) => region === reg);
  // A region nobody knows of: this one refuses the token, in words.
  if (!place) return api('POST /user/session', { body: { idToken, ...options } });
  await api('POST /user/session', { body: { idToken, ...options } }, { at: place.address });
  return enterRegion(place);
}
