import { createHash, randomBytes } from 'node:crypto';

import { identityLimits } from '@school/contract/identity/limits';
import type { SignInStep } from '@school/contract/identity/shapes';
import { staffRights } from '@school/contract/roles';
import type { Locale } from '@school/contract/shapes';
import { recoveryLinkMade } from '@school/words/letters/setup-texts';

import { countedAddress } from '#platform/counted-address';
import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import { createAccount } from '../accounts/create-account.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { hashOf } from '../passwords/password-hash.ts';
import { mayBePassword } from '../rules/password.ts';
import { beginEnrolment } from '../second-factor/second-factor.ts';
import { endAllSessions } from '../sessions/end-session.ts';
import { tellPasswordChanged } from '../sign-in/tell-password-changed.ts';
import type { Account } from '../stores/accounts.store.ts';
import { createSetupStore } from '../stores/setup.store.ts';

const { minutes, triesPerAddressHour } = identityLimits.setup;

export interface NewOwner {
  name: string;
  email: string;
  password: string;
  locale: Locale;
}

/** 256 bits by chance: nothing is gained by a slower hash. */
const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** How a school gets its first owner, and an owner comes back who has lost the way in: by a link that the terminal shows (docs/rules/accounts.md#first-owner). */
export function schoolSetup(tools: Tools) {
  const { db, accounts, clock, factors, messages, outbox, rateLimit, settings } = tools;
  const links = createSetupStore(db);

  async function newLink(accountId: string | null): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await links.put({ tokenHash: hashOfToken(token), accountId, endsAt: clock.now().add({ minutes }) });
    return `${settings.publicUrl}/setup#${token}`;
  }

  /** There is nothing to set up here any more, unless an owner is on the way back. */
  async function insistOnUnfinished(): Promise<void> {
    if ((await accounts.hasManager()) && !(await links.hasRecovery(clock.now()))) throw new Refusal('identity.setup_done');
  }

  const triesOf = (ip: string) => `setup from ${countedAddress(ip)}`;

  /** Whom a good link is for; a wrong one is counted for its address before it is looked at. */
  async function meant(token: string, ip: string): Promise<Account | undefined> {
    await insistOnUnfinished();
    await rateLimit.take(triesOf(ip), { most: triesPerAddressHour, window: { hours: 1 } });
    const link = await links.find(hashOfToken(token), clock.now());
    if (!link || (link.accountId === null && (await accounts.hasManager()))) throw new Refusal('identity.setup_over');
    await rateLimit.takeBack(triesOf(ip));
    return link.accountId === null ? undefined : accounts.find(link.accountId);
  }

  async function makeOwner({ name, email, password, locale }: NewOwner): Promise<string> {
    const accountId = await createAccount(tools)({
      role: 'manager',
      customerId: newId(),
      name,
      email,
      password,
      locale,
      rights: staffRights,
    });
    await outbox.publish({ type: 'identity.setup_moved', accountId, name, what: 'owner_made' });
    return accountId;
  }

  return {
    /** Nobody has an account here. */
    isNew: async (): Promise<boolean> => !(await accounts.hasAny()),
    /** A link for the first owner; undefined where somebody of the back office can sign in already. A new one ends the one before. */
    firstLink: async (): Promise<string | undefined> => ((await accounts.hasManager()) ? undefined : newLink(null)),
    /** A link for an owner who has lost password or second factor. Every administrator is told. Undefined when nobody of the back office has the address. */
    recoveryLink: (email: string): Promise<string | undefined> =>
      db.inTransaction(async () => {
        const owner = await accounts.findByLogin(email.trim().toLowerCase());
        if (owner?.role !== 'manager' || owner.blockedAt || owner.passwordHash === '') return undefined;
        const name = owner.name ?? email;
        await outbox.publish({ type: 'identity.setup_moved', accountId: owner.accountId, name, what: 'recovery_begun' });
        const admins = (await accounts.staff('manager')).filter(({ rights, blockedAt }) => rights?.includes('admin') && !blockedAt);
        for (const { email: to, customerId, locale } of admins)
          if (to !== null)
            await messages.queue({
              key: `recovery link ${newId()}`,
              channel: 'mail',
              to,
              customerId,
              ...recoveryLinkMade({ name, address: settings.publicUrl, locale }),
            });
        return newLink(owner.accountId);
      }),
    /** Without a browser: the first owner, unless somebody of the back office can sign in already. */
    makeFirstOwner: (owner: NewOwner): Promise<boolean> =>
      db.inTransaction(async () => {
        if (await accounts.hasManager()) return false;
        await makeOwner(owner);
        await links.end();
        return true;
      }),
    insistOnUnfinished,
    async claim({ token, ip }: { token: string; ip: string }) {
      const account = await meant(token, ip);
      return { owner: account ? { name: account.name ?? '', email: account.email } : null };
    },
    async becomeOwner({ token, ip, ...owner }: NewOwner & { token: string; ip: string }): Promise<SignInStep> {
      insist(mayBePassword(owner.password));
      if (await meant(token, ip)) throw new Refusal('identity.setup_over');
      const accountId = await db.inTransaction(async () => {
        if (!(await links.use(hashOfToken(token), clock.now()))) throw new Refusal('identity.setup_over');
        return makeOwner(owner);
      });
      return beginEnrolment(tools, accountId);
    },
    async recover({ token, password, ip }: { token: string; password: string; ip: string }): Promise<SignInStep> {
      insist(mayBePassword(password));
      const account = await meant(token, ip);
      if (!account) throw new Refusal('identity.setup_over');
      const { accountId } = account;
      const passwordHash = await hashOf(password);
      await db.inTransaction(async () => {
        if (!(await links.use(hashOfToken(token), clock.now()))) throw new Refusal('identity.setup_over');
        await accounts.setPassword(accountId, passwordHash);
        await factors.remove(accountId);
        await endAllSessions(tools)(accountId);
        await tools.secrets.endOfAccount(accountId, account.phone);
        await tellPasswordChanged(tools, account);
        await outbox.publish({ type: 'identity.setup_moved', accountId, name: account.name ?? '', what: 'recovered' });
      });
      return beginEnrolment(tools, accountId);
    },
  };
}
