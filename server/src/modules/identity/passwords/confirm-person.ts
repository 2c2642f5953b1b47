import { identityLimits } from '@school/contract/identity/limits';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { confirmPassword } from './confirm-password.ts';
import { byLink } from '../rules/session-life.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/**
 * Makes sure who it is before something that matters (docs/design/security.md#confirming-who-it-is): by the password. Who has
 * none (signs in by a code or elsewhere) must have signed in within the last ten minutes; by a link that somebody else has
 * made it is never done.
 */
export const confirmPerson =
  (tools: Tools) =>
  async (who: Pick<Principal, 'accountId' | 'sessionId'>, password: string | undefined): Promise<void> => {
    const { accounts, sessions, clock } = tools;
    if ((await accounts.find(who.accountId))?.passwordHash !== '') return confirmPassword(tools)(who.accountId, password ?? '');
    const session = await sessions.find(who.sessionId);
    const since = clock.now().subtract({ minutes: identityLimits.freshSignInMinutes });
    if (!session || session.provider === byLink || Temporal.Instant.compare(session.createdAt, since) < 0)
      throw new Refusal('identity.fresh_sign_in_needed');
  };
