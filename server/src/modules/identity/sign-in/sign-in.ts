import { createHash } from 'node:crypto';

import { identityLimits } from '@school/contract/identity/limits';
import type { SignInStep } from '@school/contract/identity/shapes';

import { countedAddress } from '#platform/counted-address';
import { insist, Refusal } from '#platform/refusal';

import { knownDevices } from '../codes/known-device.ts';
import { smsCodes } from '../codes/sms-codes.ts';
import { contactCheck } from '../contacts/contact-check.ts';
import { isSecretOf } from '../passwords/password-hash.ts';
import { isConfirmed } from '../rules/confirmed.ts';
import { loginOf } from './login.ts';
import { mayGetSms } from '../rules/sms.ts';
import { afterPassword } from '../second-factor/second-factor.ts';
import type { Tools } from '../dependencies/dependencies.ts';

const { perAddressMinute, perAccountQuarterHour, perAccountEverywhere } = identityLimits.signInTries;

const addressKey = (ip: string) => `sign-in from ${countedAddress(ip)}`;
/** One count an account, whichever of its contacts is typed. Of who is not known, hashed: a password may be typed here by mistake. */
const everywhereKey = (who: string) => `sign-in as ${who}`;
const hereKey = (who: string, ip: string) => `${everywhereKey(who)} from ${countedAddress(ip)}`;
const nobody = (login: string) => createHash('sha256').update(login.toLowerCase()).digest('base64url');

/** Whoever has just shown who it is does not wait for the tries of others. */
export const forgetTries =
  ({ rateLimit }: Pick<Tools, 'rateLimit'>) =>
  async (accountId: string, ip: string): Promise<void> => {
    await rateLimit.forget(everywhereKey(accountId));
    await rateLimit.forget(hereKey(accountId, ip));
  };

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
 * as a wrong password. Tries are counted before the password is looked at; a right one takes its own count back. They are counted
 * for the account at each address: who tries from one address locks nobody out at another. What all addresses together may
 * try is more, and bounded. Who has signed in on this device before (`device` is its cookie) has a budget of its own, that
 * nobody else can use up.
 */
export const signIn =
  (tools: Tools) =>
  async ({ login: typed, password, ip, device }: SignInTry): Promise<SignInStep> => {
    const { accounts, rateLimit } = tools;
    const login = loginOf(typed);
    const account = await accounts.findByLogin(login);
    const isKnown = account !== undefined && (await knownDevices(tools).isKnown(device, account.accountId));
    const who = account?.accountId ?? nobody(login);
    const counted = isKnown ? deviceKey(account.accountId, device) : hereKey(who, ip);
    if (!isKnown) await tools.rateLimit.take(addressKey(ip), { most: perAddressMinute, window: { minutes: 1 } });
    await tools.rateLimit.take(counted, { most: perAccountQuarterHour, window: { minutes: 15 } });
    if (!isKnown) await tools.rateLimit.take(everywhereKey(who), { most: perAccountEverywhere, window: { minutes: 15 } });
    // Who was invited and has no password yet is no quicker an answer than nobody.
    const isRight = await isSecretOf(account?.passwordHash === '' ? undefined : account?.passwordHash, password);
    if (!account || !isRight) throw new Refusal('identity.wrong_credentials');
    if (!isKnown) await rateLimit.takeBack(addressKey(ip));
    if (!isKnown) await rateLimit.takeBack(everywhereKey(who));
    await rateLimit.forget(counted);
    if (account.blockedAt) throw new Refusal('identity.blocked');
    const kind = account.phone === login ? 'phone' : 'email';
    // A school that cannot send has no codes: there the password alone counts.
    const hasCodes = tools.messages.arrives(kind === 'email' ? 'mail' : 'sms');
    if (!isKnown && hasCodes && !isConfirmed(account, kind)) return contactCheck(tools, smsCodes(tools)).begin(account, kind, ip);
    return afterPassword(tools)(account);
  };

/**
 * Registration tells whether an e-mail is taken, so it is counted like a try to sign in: `mayAsk` refuses an address
 * that has asked too often, `asked` counts, whatever becomes of the transaction around it. `mayRegister` counts the
 * applications themselves: of an address, of a phone, of the day; and of countries alone that the school sends SMS to.
 */
export const registrationTries = (tools: Tools) => {
  const { rateLimit, settings } = tools;
  const ofAddress = { most: perAddressMinute, window: { minutes: 1 } };
  return {
    mayAsk: (ip: string): Promise<void> => rateLimit.insistOnRoom(addressKey(ip), ofAddress),
    async asked(ip: string): Promise<void> {
      await rateLimit.fits(addressKey(ip), ofAddress);
    },
    /** Answers with what takes the count of the address back: for an application that was refused as it was typed. */
    async mayRegister({
      ip,
      email,
      phone,
    }: {
      ip: string;
      email?: string | undefined;
      phone?: string | undefined;
    }): Promise<() => Promise<unknown>> {
      if (phone !== undefined) insist(mayGetSms(phone, tools.smsCountries()));
      const address = `registration from ${countedAddress(ip)}`;
      await tools.rateLimit.take(address, { most: settings.registrations.perAddressHour, window: { hours: 1 } });
      for (const contact of [email, phone])
        if (contact !== undefined)
          await tools.rateLimit.take(`registration of ${nobody(contact)}`, {
            most: identityLimits.registrationsPerContactDay,
            window: { hours: 24 },
          });
      await tools.rateLimit.take('registrations of the day', { most: settings.registrations.perDay, window: { hours: 24 } });
      return () => rateLimit.takeBack(address);
    },
  };
};
