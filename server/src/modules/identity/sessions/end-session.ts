import type { EndedSession } from '../stores/sessions.store.ts';
import type { Tools } from '../dependencies/dependencies.ts';

type Needed = Pick<Tools, 'db' | 'sessions' | 'known' | 'realtime' | 'outbox' | 'clock'>;

/** What goes with sessions that have just been removed: nobody is known by them, and a visit of support is over. */
export async function endSessions({ db, known, realtime, outbox, clock }: Needed, ended: readonly EndedSession[]): Promise<void> {
  for (const { sessionId } of ended) {
    await realtime.closeSession(sessionId);
    db.afterCommit(() => known.forget(sessionId));
  }
  const sessionIds = ended.filter(({ role }) => role === 'support').map(({ sessionId }) => sessionId);
  if (sessionIds.length > 0) await outbox.publish({ type: 'identity.support_ended', sessionIds, at: clock.now().toString() });
}

/**
 * Ends a session of an account, with the kid session on it and the parent's behind it: at once on this node, on the
 * others with their next look, and their live connections are closed. False when there is no such session.
 */
export const endSession =
  (tools: Needed) =>
  (accountId: string, sessionId: string): Promise<boolean> =>
    tools.db.inTransaction(async () => {
      const ended = await tools.sessions.remove(accountId, sessionId);
      await endSessions(tools, ended);
      return ended.length > 0;
    });

/** Ends every session of an account, wherever it is signed in. */
export const endAllSessions =
  (tools: Needed) =>
  (accountId: string): Promise<void> =>
    tools.db.inTransaction(async () => endSessions(tools, await tools.sessions.removeAll(accountId)));

/** Ends every session of an account but this one, with the kid sessions on the others; answers how many were ended. */
export const endOtherSessions =
  (tools: Needed) =>
  (accountId: string, sessionId: string): Promise<number> =>
    tools.db.inTransaction(async () => {
      const ended = await tools.sessions.removeOthers(accountId, sessionId);
      await endSessions(tools, ended);
      return ended.length;
    });
