import type { SignInStep, SmsSent } from '@school/contract/identity/shapes';
import type { Locale } from '@school/contract/shapes';

import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import type { Account } from '../stores/accounts.store.ts';
import { confirmContact } from '../contacts/confirm-contact.ts';
import { reachOf } from '../rules/confirmed.ts';
import { afterPassword } from '../second-factor/second-factor.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { knownDevices } from '../codes/known-device.ts';
import type { SmsCodes } from '../codes/sms-codes.ts';
import { endOfPhone, enteredBySms } from '@school/words/letters/code-texts';

export interface TypedCode {
  phone: string;
  code: string;
  ip: string;
  /** By which the device is known, if it is. */
  cookie: string | undefined;
  /** As a person knows it: «Chrome, Android». */
  device: string;
}

/** Signing in by a code: for families, whose phone came with their application (docs/rules/accounts.md#sms-codes). */
export const signInByCode = (tools: Tools, codes: SmsCodes) => ({
  async ask(wanted: { phone: string; purpose: 'signIn' | 'resetPassword'; ip: string; locale: Locale }): Promise<SmsSent> {
    const account = await tools.accounts.findByLogin(wanted.phone);
    const isFamily = account?.role === 'parent';
    return codes.ask({
      ...wanted,
      locale: isFamily ? account.locale : wanted.locale,
      to: isFamily ? { customerId: account.customerId, payload: { accountId: account.accountId } } : null,
    });
  },
  async enter({ phone, code, ip, cookie, device }: TypedCode): Promise<SignInStep> {
    const account = await ownerOf(tools, codes, { phone, purpose: 'signIn', code, ip });
    if (account.blockedAt) throw new Refusal('identity.blocked');
    const isKnown = await knownDevices(tools).isKnown(cookie, account.accountId);
    await tools.db.inTransaction(() => confirmContact(tools, account.accountId, 'phone', isKnown ? 'inside' : 'outside'));
    if (!isKnown) await tellEntered(tools, account, device);
    return afterPassword(tools)(account);
  },
});

/** Somebody has come in with the phone alone, on a device nobody knows: its e-mail is told, in case it was not the owner. */
async function tellEntered({ messages, settings, schoolName }: Tools, account: Account, device: string): Promise<void> {
  const { phone, customerId, locale } = account;
  const { email } = reachOf(account);
  if (email === null || phone === null) return;
  const school = schoolName(locale);
  const letter = enteredBySms({ address: settings.publicUrl, phone: endOfPhone(phone), device, locale, school });
  await messages.queue({ key: `entered by sms ${newId()}`, channel: 'mail', to: email, customerId, ...letter });
}

/** Whose code it is: the account it was sent to, as long as it still has this phone. */
export async function ownerOf(tools: Tools, codes: SmsCodes, typed: Parameters<SmsCodes['claim']>[0]) {
  const { accountId } = await codes.claim(typed);
  const account = await tools.accounts.find(String(accountId));
  if (account?.phone !== typed.phone) throw new Refusal('identity.wrong_sms_code');
  return account;
}
