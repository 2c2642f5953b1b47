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
      // With the family's own account those of its other grown-ups are closed.
      for (const it of await adultsUnder(tools, accountId)) {
        await tools.accounts.setBlocked(it.accountId, { at: tools.clock.now(), reason });
        await endAllSessions(tools)(it.accountId);
      }
      return true;
    });

/** Opens it again. False when it was open. */
export const unblockAccount =
  (tools: Pick<Tools, 'db' | 'accounts'>) =>
  (accountId: string): Promise<boolean> =>
    tools.db.inTransaction(async () => {
      for (const it of await adultsUnder(tools, accountId)) await tools.accounts.setBlocked(it.accountId, null);
      return tools.accounts.setBlocked(accountId, null);
    });

async function adultsUnder({ accounts }: Pick<Tools, 'accounts'>, accountId: string) {
  const account = await accounts.find(accountId);
  return account?.role === 'parent' ? accounts.adultsOf([account.customerId]) : [];
}
