import type { Locale } from '@school/contract/shapes';

import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import type { AccountRole } from './accounts.store.ts';
import { hashOf } from './password-hash.ts';
import { mayBePassword } from './rules/password.ts';
import type { Tools } from './tools.ts';

export interface NewAccount {
  role: AccountRole;
  /** The family of a parent, the family a support account looks at, the own id of a teacher or manager. */
  customerId: string;
  email?: string | undefined;
  /** In E.164. */
  phone?: string | undefined;
  password: string;
  locale: Locale;
}

/** Makes an account and answers with its id. An e-mail or a phone that somebody has is refused, never taken over. */
export const createAccount =
  ({ accounts, clock }: Pick<Tools, 'accounts' | 'clock'>) =>
  async ({ role, customerId, email, phone, password, locale }: NewAccount): Promise<string> => {
    if (!email && !phone) throw new Refusal('identity.contact_needed');
    insist(mayBePassword(password));
    const account = {
      accountId: newId(),
      customerId,
      role,
      email: email ?? null,
      phone: phone ?? null,
      passwordHash: await hashOf(password),
      pinHash: null,
      locale,
    };
    if (await accounts.add(account, clock.now())) return account.accountId;
    throw new Refusal(email && (await accounts.hasEmail(email)) ? 'identity.email_taken' : 'identity.phone_taken');
  };
