import { Refusal } from '#platform/refusal';

import { insideOf } from '../rules/inside-of.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** New contacts of a person; what is undefined stays, null takes it away. */
export interface NewContacts {
  email?: string | null | undefined;
  /** In E.164. */
  phone?: string | null | undefined;
}

/** Changes how somebody is reached and signs in; what is new waits for its code. What somebody else has is refused, and one of the two must stay. */
export const changeContacts =
  ({ db, accounts, secrets }: Pick<Tools, 'db' | 'accounts' | 'secrets'>) =>
  (customerId: string, wanted: NewContacts): Promise<void> =>
    db.inTransaction(async () => {
      const account = await accounts.ofCustomer(customerId);
      if (!account) throw new Error(`Nobody's account: ${customerId}`);
      const { accountId, email, phone } = { ...account, ...defined(wanted) };
      const kept = {
        emailConfirmedAt: email === account.email ? account.emailConfirmedAt : null,
        phoneConfirmedAt: phone === account.phone ? account.phoneConfirmedAt : null,
      };
      if (email === null && phone === null) throw new Refusal('identity.contact_needed');
      for (const [login, code] of [
        [email, 'identity.email_taken'],
        [phone, 'identity.phone_taken'],
      ] as const) {
        const owner = login === null ? undefined : await accounts.findByLogin(login);
        if (owner && owner.accountId !== accountId) throw new Refusal(code);
      }
      // Somebody may have been quicker by a moment.
      if (!(await accounts.trySetContacts(accountId, { email, phone, ...kept })))
        throw new Refusal(wanted.email === undefined ? 'identity.phone_taken' : 'identity.email_taken');
      // A link that went to the contact before, which may be a stranger's, opens nothing any more.
      await secrets.end('familyInvitation', accountId);
    });

/** Refuses an e-mail or a phone that somebody has: for an application that is not an account yet. */
export const insistOnFree =
  ({ accounts }: Pick<Tools, 'accounts'>) =>
  async ({ email, phone }: { email?: string | undefined; phone?: string | undefined }): Promise<void> => {
    if (email !== undefined && (await accounts.findByLogin(email))) throw new Refusal('identity.email_taken');
    if (phone !== undefined && (await accounts.findByLogin(phone))) throw new Refusal('identity.phone_taken');
  };

/** Who has this e-mail or this phone already: before a colleague writes a family down with them. */
export const ownersOf =
  ({ accounts }: Pick<Tools, 'accounts'>) =>
  async ({ email, phone }: { email?: string | undefined; phone?: string | undefined }) => {
    const [ofPhone, ofEmail] = [phone && (await accounts.findByLogin(phone)), email && (await accounts.findByLogin(email))];
    return [
      ...(ofPhone ? [{ contact: 'phone' as const, role: ofPhone.role, customerId: insideOf(ofPhone).customerId }] : []),
      ...(ofEmail ? [{ contact: 'email' as const, role: ofEmail.role, customerId: insideOf(ofEmail).customerId }] : []),
    ];
  };

const defined = ({ email, phone }: NewContacts) => ({ ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) });
