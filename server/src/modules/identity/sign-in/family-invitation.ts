import { randomBytes } from 'node:crypto';

import { identityLimits } from '@school/contract/identity/limits';
import type { SignInStep } from '@school/contract/identity/shapes';

import { insist, Refusal } from '#platform/refusal';

import { confirmContact } from '../contacts/confirm-contact.ts';
import { contactActions } from '../contacts/contacts.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { hashOf } from '../passwords/password-hash.ts';
import type { ContactKind } from '../rules/confirmed.ts';
import { mayBePassword } from '../rules/password.ts';
import { afterPassword } from '../second-factor/second-factor.ts';
import type { Account } from '../stores/accounts.store.ts';
import { partsOf, tokenOf } from './sign-in-link.ts';

/** Where a link goes: the contact it went to is its owner's when the link comes back. Null: it is handed on. */
type SentTo = { kind: ContactKind; to: string } | null;

/** Links by which a parent comes in for the first time whose family the school has added (docs/rules/families.md#added-by-the-school). */
export function familyInvitations(tools: Tools) {
  const { db, accounts, secrets, clock } = tools;

  async function meant(token: string): Promise<{ account: Account; secret: string; sentTo: SentTo }> {
    const parts = partsOf(token);
    const kept = parts && (await secrets.look('familyInvitation', parts.accountId, parts.secret, clock.now()));
    const account = kept && (await accounts.find(parts.accountId));
    if (account?.role !== 'parent' || account.blockedAt || !parts) throw new Refusal('identity.invitation_over');
    return { account, secret: parts.secret, sentTo: (kept?.['sentTo'] ?? null) as SentTo };
  }

  return {
    /** A new one ends the one before. */
    async make(customerId: string, sentTo: SentTo): Promise<{ token: string; until: Temporal.Instant }> {
      const account = await accounts.ofCustomer(customerId);
      if (account?.role !== 'parent') throw new Error(`${customerId} is no family`);
      if (account.blockedAt) throw new Refusal('identity.blocked');
      const { accountId } = account;
      const secret = randomBytes(16);
      const expiresAt = clock.now().add({ hours: 24 * identityLimits.familyInvitationDays });
      const hex = secret.toString('hex');
      await secrets.issue({ purpose: 'familyInvitation', subject: accountId, secret: hex, payload: { sentTo }, tries: 5, expiresAt });
      return { token: tokenOf(accountId, secret), until: expiresAt };
    },
    look: async (token: string): Promise<Account> => (await meant(token)).account,
    /** The parent chooses a password, once; the contact to which the link was sent is confirmed by it. */
    async accept(token: string, password: string, ip: string): Promise<SignInStep> {
      insist(mayBePassword(password));
      const { account, secret, sentTo } = await meant(token);
      const { accountId } = account;
      const passwordHash = await hashOf(password);
      await db.inTransaction(async () => {
        if (!(await secrets.claim('familyInvitation', accountId, secret, clock.now()))) throw new Refusal('identity.invitation_over');
        await accounts.setPassword(accountId, passwordHash);
        if (sentTo && account[sentTo.kind] === sentTo.to) await confirmContact(tools, accountId, sentTo.kind, 'inside');
      });
      await contactActions(tools).sendFirstCode(accountId, ip);
      return afterPassword(tools)((await accounts.find(accountId)) ?? account);
    },
  };
}
