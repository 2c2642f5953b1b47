import { createHash } from 'node:crypto';

import { identityLimits } from '@school/contract/identity/limits';
import type { SignInStep } from '@school/contract/identity/shapes';

import { Refusal } from '#platform/refusal';

import { knownDevices } from './codes/known-device.ts';
import { countTry, tooMany } from './count-try.ts';
import { isSecretOf } from './password-hash.ts';
import { countedAddress } from './rules/address.ts';
import { loginOf } from './rules/login.ts';
import { afterPassword } from './second-factor/second-factor.ts';
import type { Tools } from './tools.ts';

const { perAddressMinute, perAccountQuarterHour } = identityLimits.signInTries;

const addressKey = (ip: string) => `sign-in from ${countedAddress(ip)}`;
/** Hashed: what people type into the field may be anything, a password by mistake included. */
export const accountKey = (login: string) => `sign-in as ${createHash('sha256').update(login.toLowerCase()).digest('base64url')}`;

/** The cookie is hashed like everywhere: what is counted can be read by whoever reads the table. */
const deviceKey = (accountId: string, device = '') =>
  `sign-in as ${accountId} on ${createHash('sha256').update(device).digest('base64url')}`;

export interface SignInTry {
  login: string;
  password: string;
  ip: string;
  device?: string | undefined;
}

/**
 * An ID token, or one more step, for an e-mail (or phone) and its password. Who is not known gets the same answer, after the same time,
 * as a wrong password. Tries are counted before the password is looked at; a right one takes its own count back. Who has signed
 * in on this device before (`device` is its cookie) has a budget of tries of its own, that nobody else can use up.
 */
export const signIn =
  (tools: Tools) =>
  async ({ login: typed, password, ip, device }: SignInTry): Promise<SignInStep> => {
    const { accounts, tries } = tools;
    const login = loginOf(typed);
    const account = await accounts.findByLogin(login);
    const isKnown = account !== undefined && (await knownDevices(tools).isKnown(device, account.accountId));
    const counted = isKnown ? deviceKey(account.accountId, device) : accountKey(login);
    if (!isKnown) await countTry(tools, addressKey(ip), perAddressMinute, { minutes: 1 });
    await countTry(tools, counted, perAccountQuarterHour, { minutes: 15 });
    // Who was invited and has no password yet is no quicker an answer than nobody.
    const isRight = await isSecretOf(account?.passwordHash === '' ? undefined : account?.passwordHash, password);
    if (!account || !isRight) throw new Refusal('identity.wrong_credentials');
    if (!isKnown) await tries.takeBack(addressKey(ip));
    await tries.forget(counted);
    if (account.blockedAt) throw new Refusal('identity.blocked');
    return afterPassword(tools)(account);
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
