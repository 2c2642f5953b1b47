import type { SmsSent } from '@school/contract/identity/shapes';

import type { Principal } from '#platform/principal';
import { insist, Refusal } from '#platform/refusal';

import type { Account } from '../stores/accounts.store.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { endOtherSessions } from '../sessions/end-session.ts';
import { hashOf, isSecretOf } from '../passwords/password-hash.ts';
import { mayBePassword } from '../rules/password.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { knownDevices } from '../codes/known-device.ts';
import type { SmsCodes } from '../codes/sms-codes.ts';
import { tellPasswordChanged } from './tell-password-changed.ts';
import { endOfPhone } from '@school/words/letters/code-texts';

export interface NewPassword {
  current?: string | undefined;
  /** Of an SMS, where there is no password yet. */
  code?: string | undefined;
  password: string;
}

/** One's own password: what is known of it, and another one (docs/rules/accounts.md#password). */
export function ownPassword(tools: Tools, codes: SmsCodes) {
  const { db, accounts, secrets } = tools;

  async function own(accountId: string): Promise<Account> {
    const account = await accounts.find(accountId);
    if (!account) throw new Error(`No account ${accountId}`);
    return account;
  }

  /** It is its owner: the current password, or the code of an SMS where there is none. */
  async function insistOnOwner({ accountId, passwordHash, phone }: Account, { current = '', code }: NewPassword, ip: string) {
    if (passwordHash === '') {
      if (phone === null || code === undefined) throw new Refusal('identity.wrong_sms_code');
      await codes.claim({ phone, purpose: 'setPassword', code, ip });
      return;
    }
    await confirmPassword(tools)(accountId, current).catch((fault: unknown) => {
      throw fault instanceof Refusal && fault.code === 'identity.wrong_credentials' ? new Refusal('identity.wrong_password') : fault;
    });
  }

  return {
    async show({ accountId }: Principal): Promise<{ isSet: boolean; codeTo: string | null }> {
      const { passwordHash, phone } = await own(accountId);
      return { isSet: passwordHash !== '', codeTo: passwordHash === '' && phone !== null ? endOfPhone(phone) : null };
    },
    async askCode({ accountId }: Principal, ip: string): Promise<SmsSent> {
      const { passwordHash, phone, customerId, locale } = await own(accountId);
      if (passwordHash !== '') throw new Refusal('identity.password_set');
      if (phone === null) throw new Refusal('identity.contact_needed');
      return codes.ask({ phone, purpose: 'setPassword', ip, locale, to: { customerId, payload: { accountId } } });
    },
    /** Another password: the session it was changed in goes on, every other ends. */
    async change(who: Principal, wanted: NewPassword, { ip, device }: { ip: string; device: string | undefined }): Promise<void> {
      const account = await own(who.accountId);
      const { accountId, passwordHash, phone } = account;
      insist(mayBePassword(wanted.password));
      await insistOnOwner(account, wanted, ip);
      if (passwordHash !== '' && (await isSecretOf(passwordHash, wanted.password))) throw new Refusal('identity.password_same');
      const next = await hashOf(wanted.password);
      await db.inTransaction(async () => {
        await accounts.setPassword(accountId, next);
        await endOtherSessions(tools)(accountId, who.sessionId);
        await knownDevices(tools).forgetOthers(accountId, device);
        await secrets.endOfAccount(accountId, phone);
        await tellPasswordChanged(tools, account);
      });
    },
  };
}
