import type { AdultRight } from '@school/contract/adult-rights';
import { givenRights, type StaffRight } from '@school/contract/roles';
import type { Locale } from '@school/contract/shapes';

import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import type { AccountRole } from '../stores/accounts.store.ts';
import { hashOf } from '../passwords/password-hash.ts';
import { mayBePassword } from '../rules/password.ts';
import type { Tools } from '../dependencies/dependencies.ts';

export interface NewAccount {
  role: AccountRole;
  /** The family of a parent, the own id of a teacher or manager. */
  customerId: string;
  email?: string | undefined;
  /** In E.164. */
  phone?: string | undefined;
  /** Contacts that are known to be the owner's: a code has come back from there. Those of the staff are. */
  confirmed?: readonly ('email' | 'phone')[] | undefined;
  /** Without one nobody can sign in yet: an invitation lets its owner choose it. */
  password?: string | undefined;
  locale: Locale;
  /** How colleagues know a teacher or manager. */
  name?: string | undefined;
  /** Of a manager; every one that an administrator gives when not given. */
  rights?: readonly StaffRight[] | undefined;
  /** Of an adult whom a parent has invited into its family. */
  within?: { familyId: string; adult: AdultRight } | undefined;
}

/** Makes an account and answers with its id. An e-mail or a phone that somebody has is refused, never taken over. */
export const createAccount =
  ({ accounts, clock }: Pick<Tools, 'accounts' | 'clock'>) =>
  async ({
    role,
    customerId,
    email,
    phone,
    password,
    locale,
    name,
    rights = givenRights,
    confirmed = [],
    within,
  }: NewAccount): Promise<string> => {
    if (!email && !phone) throw new Refusal('identity.contact_needed');
    if (password !== undefined) insist(mayBePassword(password));
    const now = clock.now();
    const since = (kind: 'email' | 'phone') => (role !== 'parent' || confirmed.includes(kind) ? now : null);
    const account = {
      accountId: newId(),
      customerId,
      role,
      email: email ?? null,
      phone: phone ?? null,
      emailConfirmedAt: email ? since('email') : null,
      phoneConfirmedAt: phone ? since('phone') : null,
      passwordHash: password === undefined ? '' : await hashOf(password),
      pinHash: null,
      locale,
      name: name ?? null,
      rights: role === 'manager' ? [...rights] : null,
      familyId: within?.familyId ?? null,
      adult: within?.adult ?? null,
    };
    if (await accounts.add(account, now)) return account.accountId;
    throw new Refusal(email && (await accounts.hasEmail(email)) ? 'identity.email_taken' : 'identity.phone_taken');
  };
