import { Refusal } from '#platform/refusal';

import type { Account } from '../stores/accounts.store.ts';
import { knownDevices } from '../codes/known-device.ts';
import { endAllSessions } from '../sessions/end-session.ts';
import { createPictureStore } from '../stores/pictures.store.ts';
import { type ContactKind, isConfirmed, isUnproven } from '../rules/confirmed.ts';
import { createSocialStore } from '../stores/social.store.ts';
import type { Tools } from '../dependencies/dependencies.ts';

const takenCode = { email: 'identity.email_taken', phone: 'identity.phone_taken' } as const;

/**
 * A code that went to a contact of the account has come back: from now on the contact is a key, and is written to. `from`:
 * whoever was inside already (a session, the password, a known device), or somebody from outside with nothing but the code.
 * An account of which nothing was confirmed may have been made by a stranger with this contact: from outside, its owner
 * ends every other way in with the first code. In the caller's transaction.
 */
export async function confirmContact(
  tools: Pick<Tools, 'db' | 'accounts' | 'clock' | 'outbox' | 'secrets' | 'devices' | 'sessions' | 'known' | 'realtime'>,
  accountId: string,
  kind: ContactKind,
  from: 'inside' | 'outside',
): Promise<void> {
  const { accounts, clock, outbox } = tools;
  const account = await accounts.lock(accountId);
  if (!account || account[kind] === null) throw new Refusal('identity.contact_code_wrong');
  if (account.role !== 'parent' || isConfirmed(account, kind)) return;
  const next = { ...account, [kind === 'email' ? 'emailConfirmedAt' : 'phoneConfirmedAt']: clock.now() };
  const isTakenOver = from === 'outside' && isUnproven(account);
  if (isTakenOver) next[kind === 'email' ? 'phone' : 'email'] = null;
  if (!(await accounts.trySetContacts(accountId, next))) throw new Refusal(takenCode[kind]);
  if (isTakenOver) await endOtherWays(tools, account);
  // An invited adult is no family: nobody is welcomed by it.
  if (account.familyId !== null) return;
  const { customerId, role } = account;
  await outbox.publish({ type: 'identity.contact_confirmed', customerId, role, contact: kind });
}

/** Sessions, known devices, the password, links and codes, pictures, other services: whatever opened the account until now. */
async function endOtherWays(tools: Parameters<typeof confirmContact>[0], { accountId, phone }: Account): Promise<void> {
  await tools.accounts.setPassword(accountId, '');
  await endAllSessions(tools)(accountId);
  await knownDevices(tools).forgetOthers(accountId);
  await tools.secrets.endOfAccount(accountId, phone);
  await createSocialStore(tools.db).removeAll(accountId);
  await createPictureStore(tools.db).removeAll(accountId);
}
