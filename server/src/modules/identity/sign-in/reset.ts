import { createHash, randomBytes } from 'node:crypto';

import { identityLimits } from '@school/contract/identity/limits';
import type { SignInStep } from '@school/contract/identity/shapes';

import { countedAddress } from '#platform/counted-address';
import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import type { Account } from '../stores/accounts.store.ts';
import { confirmContact } from '../contacts/confirm-contact.ts';
import { endAllSessions } from '../sessions/end-session.ts';
import { hashOf, isSecretOf } from '../passwords/password-hash.ts';
import type { ContactKind } from '../rules/confirmed.ts';
import { mayBePassword } from '../rules/password.ts';
import { afterPassword } from '../second-factor/second-factor.ts';
import { forgetTries } from './sign-in.ts';
import { partsOf, tokenOf } from './sign-in-link.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { knownDevices } from '../codes/known-device.ts';
import { ownerOf } from './sign-in-by-code.ts';
import type { SmsCodes } from '../codes/sms-codes.ts';
import { tellPasswordChanged } from './tell-password-changed.ts';
import { resetMail } from '@school/words/letters/code-texts';

const { minutes, perAccountHour, perAddressHour } = identityLimits.reset;
const { perAddressMinute } = identityLimits.signInTries;

const emailKey = (email: string) => `reset of ${createHash('sha256').update(email).digest('base64url')}`;

/** A forgotten password: a link of 30 minutes by mail, or a code by SMS; then a new password, once (docs/rules/accounts.md#forgotten-password). */
export function passwordReset(tools: Tools, codes: SmsCodes) {
  const { db, accounts, secrets, clock, messages, settings } = tools;

  /** `contact`: where the token goes, so that whoever brings it back is known to have it. */
  async function newWord(accountId: string, contact: ContactKind): Promise<{ token: string; until: Temporal.Instant }> {
    const secret = randomBytes(16);
    const until = clock.now().add({ minutes });
    await secrets.issue({
      purpose: 'passwordReset',
      subject: accountId,
      secret: secret.toString('hex'),
      payload: { contact },
      tries: 5,
      expiresAt: until,
    });
    return { token: tokenOf(accountId, secret), until };
  }

  /** Whose link it is, as long as it is good. */
  async function meant(token: string, ip: string): Promise<{ account: Account; secret: string; until: Temporal.Instant }> {
    await tools.rateLimit.take(`reset link from ${countedAddress(ip)}`, { most: perAddressMinute, window: { minutes: 1 } });
    const parts = partsOf(token);
    const isGood = parts && (await secrets.look('passwordReset', parts.accountId, parts.secret, clock.now()));
    const [living] = isGood ? await secrets.living('passwordReset', [parts.accountId], clock.now()) : [];
    const account = parts && living && (await accounts.find(parts.accountId));
    if (!account) throw new Refusal('identity.reset_over');
    return { account, secret: parts.secret, until: living.expiresAt };
  }

  return {
    /** Mails the link. That nobody has this e-mail is said (docs/rules/accounts.md#forgotten-password), and counted before it is. */
    async ask({ email, ip }: { email: string; ip: string }): Promise<void> {
      await tools.rateLimit.take(`reset from ${countedAddress(ip)}`, { most: perAddressHour, window: { hours: 1 } });
      await tools.rateLimit.take(emailKey(email), { most: perAccountHour, window: { hours: 1 } });
      const account = await accounts.findByLogin(email);
      // Who was invited to the staff and has not come yet has the link of the invitation.
      if (!account || (account.role !== 'parent' && account.passwordHash === '')) throw new Refusal('auth/email-not-found');
      const { accountId, customerId, locale } = account;
      await db.inTransaction(async () => {
        const { token, until } = await newWord(accountId, 'email');
        const link = `${settings.publicUrl}/reset-password?mode=resetPassword#${token}`;
        const letter = resetMail({ link, locale, school: tools.schoolName(locale) });
        await messages.queue({ key: `reset ${newId()}`, channel: 'mail', to: email, customerId, uselessAt: until, ...letter });
      });
    },
    /** The code of an SMS in place of the mail. */
    async byCode(typed: { phone: string; code: string; ip: string }): Promise<string> {
      const { accountId } = await ownerOf(tools, codes, { ...typed, purpose: 'resetPassword' });
      return (await newWord(accountId, 'phone')).token;
    },
    look: async (token: string, ip: string): Promise<Temporal.Instant> => (await meant(token, ip)).until,
    /** Chooses the password. Everything that opened the account until now is over: sessions, known devices, codes. */
    async confirm({ token, password, ip }: { token: string; password: string; ip: string }): Promise<SignInStep> {
      const { account, secret } = await meant(token, ip);
      const { accountId, passwordHash } = account;
      if (account.blockedAt) throw new Refusal('identity.blocked');
      insist(mayBePassword(password));
      if (passwordHash !== '' && (await isSecretOf(passwordHash, password))) throw new Refusal('identity.password_same');
      const next = await hashOf(password);
      await db.inTransaction(async () => {
        const kept = await secrets.claim('passwordReset', accountId, secret, clock.now());
        if (!kept) throw new Refusal('identity.reset_over');
        await confirmContact(tools, accountId, kept['contact'] === 'phone' ? 'phone' : 'email', 'outside');
        await accounts.setPassword(accountId, next);
        await endAllSessions(tools)(accountId);
        await knownDevices(tools).forgetOthers(accountId);
        await secrets.endOfAccount(accountId, account.phone);
        await tellPasswordChanged(tools, (await accounts.find(accountId)) ?? account);
      });
      // Whoever has just proved who it is does not wait for the tries of others.
      await forgetTries(tools)(accountId, ip);
      return afterPassword(tools)(account);
    },
  };
}
