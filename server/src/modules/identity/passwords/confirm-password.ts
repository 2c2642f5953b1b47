import { identityLimits } from '@school/contract/identity/limits';

import { Refusal } from '#platform/refusal';

import { isSecretOf } from './password-hash.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** Asks for the password again before something that matters (docs/design/security.md#confirming-who-it-is). */
export const confirmPassword =
  (tools: Tools) =>
  async (accountId: string, password: string): Promise<void> => {
    const counted = `confirm ${accountId}`;
    await tools.rateLimit.take(counted, { most: identityLimits.signInTries.perAccountQuarterHour, window: { minutes: 15 } });
    const account = await tools.accounts.find(accountId);
    if (!(await isSecretOf(account?.passwordHash, password))) throw new Refusal('identity.wrong_credentials');
    await tools.rateLimit.forget(counted);
  };
