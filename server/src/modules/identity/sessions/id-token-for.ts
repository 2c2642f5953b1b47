import { identityLimits } from '@school/contract/identity/limits';

import { newId } from '#platform/ids';

import { insideOf } from '../rules/inside-of.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/**
 * An ID token of five minutes for an account; it opens one session: its own, or one of support inside a family's account.
 * `byLink`: signed in by a one-time link, so the session ends with the browser's (docs/rules/accounts.md#sign-in-links).
 */
export const idTokenFor =
  ({ accounts, secrets, idTokens, clock, settings }: Pick<Tools, 'accounts' | 'secrets' | 'idTokens' | 'clock' | 'settings'>) =>
  async (accountId: string, support?: { familyId: string; sessionId: string }, byLink = false): Promise<string> => {
    const account = await accounts.find(accountId);
    if (!account) throw new Error(`No account ${accountId}`);
    const now = clock.now();
    const expiresAt = now.add({ minutes: identityLimits.idTokenMinutes });
    const jti = newId();
    await secrets.issue({
      purpose: 'idToken',
      subject: jti,
      secret: jti,
      payload: { accountId, ...(support && { support }), ...(byLink && { byLink }) },
      tries: 1,
      expiresAt,
    });
    const { locale } = account;
    const customerId = support?.familyId ?? insideOf(account).customerId;
    return idTokens.issue({ accountId, customerId, isSupport: support !== undefined, reg: settings.region, locale, jti }, now, expiresAt);
  };
