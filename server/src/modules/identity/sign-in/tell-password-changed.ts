import { newId } from '#platform/ids';

import type { Account } from '../stores/accounts.store.ts';
import { createSocialStore } from '../stores/social.store.ts';
import { providerNames } from '../social/tell-about-link.ts';
import { reachOf } from '../rules/confirmed.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { endOfPhone, passwordChanged } from '@school/words/letters/code-texts';

/**
 * Every change of a password is told to its owner, by mail or by SMS. The letter names what else opens the account: whoever has
 * taken back one that somebody else had made with the same e-mail finds the other's phone and services there. In the caller's transaction.
 */
export async function tellPasswordChanged(
  { db, messages, settings, schoolName }: Pick<Tools, 'db' | 'messages' | 'settings' | 'schoolName'>,
  account: Account,
): Promise<void> {
  const { accountId, customerId, role, locale } = account;
  const { email, phone } = reachOf(account);
  const services = await createSocialStore(db).ofAccount(accountId);
  const others = {
    phone: phone === null || role !== 'parent' ? undefined : endOfPhone(phone),
    services: services.map(({ provider }) => providerNames[provider][locale]),
  };
  const { sms, ...letter } = passwordChanged({ address: settings.publicUrl, locale, others, school: schoolName(locale) });
  const key = `password changed ${newId()}`;
  if (email !== null) await messages.queue({ key, channel: 'mail', to: email, customerId, ...letter });
  else if (phone !== null) await messages.queue({ key, channel: 'sms', to: phone.replace('+', ''), customerId, text: sms });
}
