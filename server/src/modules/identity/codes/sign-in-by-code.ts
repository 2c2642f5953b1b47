import type { SignInStep, SmsSent } from '@school/contract/identity/shapes';
import type { Locale } from '@school/contract/shapes';

import { Refusal } from '#platform/refusal';

import { afterPassword } from '../second-factor/second-factor.ts';
import type { Tools } from '../tools.ts';
import type { SmsCodes } from './sms-codes.ts';

/** Signing in by a code: for families, whose phone came with their application (spec §6, decisions D2). */
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
  async enter({ phone, code, ip }: { phone: string; code: string; ip: string }): Promise<SignInStep> {
    const account = await ownerOf(tools, codes, { phone, purpose: 'signIn', code, ip });
    if (account.blockedAt) throw new Refusal('identity.blocked');
    return afterPassword(tools)(account);
  },
});

/** Whose code it is: the account it was sent to, as long as it still has this phone. */
export async function ownerOf(tools: Tools, codes: SmsCodes, typed: Parameters<SmsCodes['claim']>[0]) {
  const { accountId } = await codes.claim(typed);
  const account = await tools.accounts.find(String(accountId));
  if (account?.phone !== typed.phone) throw new Refusal('identity.wrong_sms_code');
  return account;
}
