import type { Tools } from './tools.ts';

/**
 * Ends a session of an account, with the kid session on it and the parent's behind it: at once on this node, on the
 * others with their next look, and their live connections are closed. False when there is no such session.
 */
export const endSession =
  ({ db, sessions, known, realtime }: Pick<Tools, 'db' | 'sessions' | 'known' | 'realtime'>) =>
  (accountId: string, sessionId: string): Promise<boolean> =>
    db.inTransaction(async () => {
      const ended = await sessions.remove(accountId, sessionId);
      for (const id of ended) {
        await realtime.closeSession(id);
        db.afterCommit(() => known.forget(id));
      }
      return ended.length > 0;
    });

/** Ends every session of an account, wherever it is signed in. */
export const endAllSessions =
  ({ db, sessions, known, realtime }: Pick<Tools, 'db' | 'sessions' | 'known' | 'realtime'>) =>
  (accountId: string): Promise<void> =>
    db.inTransaction(async () => {
      for (const id of await sessions.removeAll(accountId)) {
        await realtime.closeSession(id);
        db.afterCommit(() => known.forget(id));
      }
    });

/** Ends every session of an account but this one, with the kid sessions on the others; answers how many were ended. */
export const endOtherSessions =
  ({ db, sessions, known, realtime }: Pick<Tools, 'db' | 'sessions' | 'known' | 'realtime'>) =>
  (accountId: string, sessionId: string): Promise<number> =>
    db.inTransaction(async () => {
      const ended = await sessions.removeOthers(accountId, sessionId);
      for (const id of ended) {
        await realtime.closeSession(id);
        db.afterCommit(() => known.forget(id));
      }
      return ended.length;
    });
