import { endAllSessions } from '../sessions/end-session.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/**
 * Closes an account for signing in, of a family or of the staff: every session ends at once, and the next sign-in is
 * refused with kind words. False when it is closed already. Reason and log are the caller's.
 */
export const blockAccount =
  (tools: Pick<Tools, 'db' | 'accounts' | 'clock' | 'sessions' | 'known' | 'realtime' | 'outbox'>) =>
  (accountId: string, reason: string): Promise<boolean> =>
    tools.db.inTransaction(async () => {
      if (!(await tools.accounts.setBlocked(accountId, { at: tools.clock.now(), reason }))) return false;
      await endAllSessions(tools)(accountId);
      return true;
    });

/** Opens it again. False when it was open. */
export const unblockAccount =
  ({ accounts }: Pick<Tools, 'accounts'>) =>
  (accountId: string): Promise<boolean> =>
    accounts.setBlocked(accountId, null);
