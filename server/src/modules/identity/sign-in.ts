import { createHash } from 'node:crypto';

import { identityLimits } from '@school/contract/identity/limits';

import { Refusal } from '#platform/refusal';

import { idTokenFor } from './id-token-for.ts';
import { isSecretOf } from './password-hash.ts';
import { countedAddress } from './rules/address.ts';
import { loginOf } from './rules/login.ts';
import type { Tools } from './tools.ts';

const { perAddressMinute, perAccountQuarterHour } = identityLimits.signInTries;
const quarterHour = { minutes: 15 };

const addressKey = (ip: string) => `sign-in from ${countedAddress(ip)}`;
/** Hashed: what people type into the field may be anything, a password by mistake included. */
const accountKey = (login: string) => `sign-in as ${createHash('sha256').update(login.toLowerCase()).digest('base64url')}`;

/** Counts a try under a name; refuses with the seconds to wait when there were too many. */
async function countTry({ tries, clock }: Tools, counted: string, most: number, window: Temporal.DurationLike): Promise<void> {
  const now = clock.now();
  const count = await tries.count(counted, window, now);
  if (count && count.tries > most) throw tooMany(count.windowEndsAt, now);
}

const tooMany = (until: Temporal.Instant, now: Temporal.Instant) => {
  const seconds = Math.max(1, Math.ceil((until.epochMilliseconds - now.epochMilliseconds) / 1000));
  return new Refusal('identity.too_many_tries', { seconds, minutes: Math.ceil(seconds / 60) });
};

/**
 * An ID token for an e-mail (or phone) and its password. Who is not known gets the same answer, after the same time,
 * as a wrong password. Tries are counted before the password is looked at; a right one takes its own count back.
 */
export const signIn =
  (tools: Tools) =>
  async ({ login: typed, password, ip }: { login: string; password: string; ip: string }): Promise<string> => {
    const { accounts, tries } = tools;
    const login = loginOf(typed);
    await countTry(tools, addressKey(ip), perAddressMinute, { minutes: 1 });
    await countTry(tools, accountKey(login), perAccountQuarterHour, quarterHour);
    const account = await accounts.findByLogin(login);
    const isRight = await isSecretOf(account?.passwordHash, password);
    if (!account || !isRight) throw new Refusal('identity.wrong_credentials');
    await tries.takeBack(addressKey(ip));
    await tries.forget(accountKey(login));
    return idTokenFor(tools)(account.accountId);
  };

/** Asks for the password again before something that matters (design/security.md, matrix row 42). */
export const confirmPassword =
  (tools: Tools) =>
  async (accountId: string, password: string): Promise<void> => {
    const counted = `confirm ${accountId}`;
    await countTry(tools, counted, perAccountQuarterHour, quarterHour);
    const account = await tools.accounts.find(accountId);
    if (!(await isSecretOf(account?.passwordHash, password))) throw new Refusal('identity.wrong_credentials');
    await tools.tries.forget(counted);
  };

/**
 * Registration tells whether an e-mail is taken, so it is counted like a try to sign in: `mayAsk` refuses an address
 * that has asked too often, `asked` counts, whatever becomes of the transaction around it.
 */
export const registrationTries = ({ tries, clock }: Tools) => ({
  async mayAsk(ip: string): Promise<void> {
    const now = clock.now();
    const count = await tries.tries(addressKey(ip), now);
    if (count && count.tries >= perAddressMinute) throw tooMany(count.windowEndsAt, now);
  },
  async asked(ip: string): Promise<void> {
    await tries.countApart(addressKey(ip), { minutes: 1 }, clock.now());
  },
});
