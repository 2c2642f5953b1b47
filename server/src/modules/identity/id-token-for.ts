import { identityLimits } from '@school/contract/identity/limits';

import { newId } from '#platform/ids';

import type { Tools } from './tools.ts';

/** An ID token of five minutes for an account; it opens one session. */
export const idTokenFor =
  ({ accounts, secrets, idTokens, clock, settings }: Pick<Tools, 'accounts' | 'secrets' | 'idTokens' | 'clock' | 'settings'>) =>
  async (accountId: string): Promise<string> => {
    const account = await accounts.find(accountId);
    if (!account) throw new Error(`No account ${accountId}`);
    const now = clock.now();
    const expiresAt = now.add({ minutes: identityLimits.idTokenMinutes });
    const jti = newId();
    await secrets.issue({ purpose: 'idToken', subject: jti, secret: jti, payload: { accountId }, tries: 1, expiresAt });
    const { customerId, role, locale } = account;
    return idTokens.issue({ accountId, customerId, isSupport: role === 'support', reg: settings.region, locale, jti }, now, expiresAt);
  };
