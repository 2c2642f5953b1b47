import { identityLimits } from '@school/contract/identity/limits';
import type { SignInStep } from '@school/contract/identity/shapes';
import type { StaffRight } from '@school/contract/roles';
import type { Locale } from '@school/contract/shapes';

import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import type { Account } from '../stores/accounts.store.ts';
import { createAccount } from '../accounts/create-account.ts';
import { endAllSessions } from '../sessions/end-session.ts';
import { newToken } from '../sessions/new-token.ts';
import { hashOf } from '../passwords/password-hash.ts';
import { mayBePassword } from '../rules/password.ts';
import { afterPassword } from '../second-factor/second-factor.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** A teacher or a manager as colleagues know them. */
export interface StaffAccount {
  accountId: string;
  customerId: string;
  role: 'manager' | 'teacher';
  name: string;
  email: string | null;
  rights: StaffRight[];
  locale: Locale;
  /** Set while an invitation waits for its owner: until when it is good; in the past, when it has run out. */
  invitedUntil: Temporal.Instant | null;
  isInvited: boolean;
  blockedAt: Temporal.Instant | null;
  blockedReason: string | null;
  hasSecondFactor: boolean;
  createdAt: Temporal.Instant;
}

export interface Invited {
  role: 'manager' | 'teacher';
  /** The own id of a teacher, when there is one already. */
  customerId?: string | undefined;
  name: string;
  email: string;
  rights?: readonly StaffRight[] | undefined;
  locale: Locale;
}

/** Accounts of the staff: invited by a link, given rights, blocked. Who may do so, the caller has asked. */
export function staffAccounts(tools: Tools) {
  const { db, accounts, secrets, factors, clock, known, realtime } = tools;

  async function shown(rows: readonly Account[]): Promise<StaffAccount[]> {
    const ids = rows.map(({ accountId }) => accountId);
    const [withFactor, invitations] = await Promise.all([factors.among(ids), secrets.living('invitation', ids, clock.now())]);
    const until = new Map(invitations.map(({ subject, expiresAt }) => [subject, expiresAt]));
    return rows.map(({ accountId, customerId, role, name, email, rights, locale, passwordHash, blockedAt, blockedReason, createdAt }) => ({
      accountId,
      customerId,
      role: role === 'teacher' ? 'teacher' : 'manager',
      name: name ?? email ?? accountId,
      email,
      rights: rights ?? [],
      locale,
      isInvited: passwordHash === '',
      invitedUntil: until.get(accountId) ?? null,
      blockedAt,
      blockedReason,
      hasSecondFactor: withFactor.has(accountId),
      createdAt,
    }));
  }

  /** A link's secret, good for 72 hours and once; a new one ends the one before. */
  async function newInvitation(accountId: string): Promise<string> {
    const { token: secret } = newToken();
    const expiresAt = clock.now().add({ hours: identityLimits.invitationHours });
    await secrets.issue({ purpose: 'invitation', subject: accountId, secret, payload: { accountId }, tries: 1, expiresAt });
    return `${accountId}.${secret}`;
  }

  async function invitee(token: string): Promise<Account> {
    const [subject = '', secret = ''] = token.split('.');
    const meant = /^[0-9a-f-]{36}$/.test(subject) && (await secrets.look('invitation', subject, secret, clock.now()));
    const account = meant ? await accounts.find(subject) : undefined;
    if (!account || account.blockedAt) throw new Refusal('identity.invitation_over');
    return account;
  }

  return {
    list: async (role: 'manager' | 'teacher'): Promise<StaffAccount[]> => shown(await accounts.staff(role)),
    /** A member of staff; undefined for everybody else, parents too. */
    async find(accountId: string): Promise<StaffAccount | undefined> {
      const account = await accounts.find(accountId);
      return account && account.role !== 'parent' ? (await shown([account]))[0] : undefined;
    },
    /** Makes the account and the secret of its link. */
    invite: ({ role, customerId = newId(), name, email, rights, locale }: Invited) =>
      db.inTransaction(async () => {
        const accountId = await createAccount(tools)({ role, customerId, name, email, rights, locale });
        return { accountId, customerId, token: await newInvitation(accountId) };
      }),
    /** Once more, for an account that nobody has entered yet, or whose owner has forgotten the password. */
    inviteAgain: newInvitation,
    /** An account that nobody has ever entered goes away. False when somebody has. */
    withdraw: (accountId: string): Promise<boolean> =>
      db.inTransaction(async () => {
        const account = await accounts.find(accountId);
        if (account?.passwordHash !== '') return false;
        await secrets.end('invitation', accountId);
        return (await accounts.remove(accountId)) === 1;
      }),
    /** Whose invitation it is. */
    async lookAtInvitation(token: string): Promise<StaffAccount> {
      const [it] = await shown([await invitee(token)]);
      if (!it) throw new Refusal('identity.invitation_over');
      return it;
    },
    /** The password is chosen, once; then signing in goes on as always. */
    async accept(token: string, password: string): Promise<{ accountId: string; step: SignInStep }> {
      insist(mayBePassword(password));
      const { accountId } = await invitee(token);
      const passwordHash = await hashOf(password);
      const account = await db.inTransaction(async () => {
        if (!(await secrets.claim('invitation', accountId, token.split('.')[1] ?? '', clock.now())))
          throw new Refusal('identity.invitation_over');
        await accounts.setPassword(accountId, passwordHash);
        await endAllSessions(tools)(accountId);
        return accounts.find(accountId);
      });
      if (!account) throw new Refusal('identity.invitation_over');
      return { accountId, step: await afterPassword(tools)(account) };
    },
    /** Takes effect at once: for calls, and for what is followed live. */
    change: (accountId: string, to: { name?: string | undefined; rights?: readonly StaffRight[] | undefined }): Promise<void> =>
      db.inTransaction(async () => {
        await accounts.changeStaff(accountId, to);
        await realtime.accountChanged(accountId);
        db.afterCommit(() => known.forgetAccount(accountId));
      }),
    endSessions: endAllSessions(tools),
  };
}
