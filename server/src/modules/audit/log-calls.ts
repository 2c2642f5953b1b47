import type { Call } from '@school/contract/call';
import type { LogEntry } from '@school/contract/audit/log-entry';

import type { Db } from '#platform/db';
import type { Principal } from '#platform/principal';

import type { Audit } from './audit.ts';

interface Asked {
  who: Principal;
  request: { idempotencyKey: string | undefined };
}

/**
 * Handlers that also write down what their calls say (`log`, contract/src/audit/in-log.ts): in the transaction of the act, so
 * that both are true or neither. A command that keeps its key itself asks a bank between two transactions: it is written down
 * after it, once for its key.
 */
export const logCalls =
  ({ db, audit }: { db: Pick<Db, 'inTransaction'>; audit: Pick<Audit, 'record'> }) =>
  <H extends object>(calls: Readonly<Record<string, Call>>, handlers: H): H => {
    const wrapped = Object.entries(handlers as Record<string, (asked: unknown) => Promise<unknown>>).map(([key, handler]) => {
      const { log, idempotent } = calls[key] ?? {};
      if (!log) return [key, handler] as const;
      const tell = log as (asked: unknown, answer: unknown) => LogEntry;
      const keepsKey = idempotent === 'own';
      const done = async (asked: unknown): Promise<unknown> => {
        const answer = await handler(asked);
        const { who, request } = asked as Asked;
        const once = keepsKey ? request.idempotencyKey : undefined;
        await audit.record({ by: who, ...tell(asked, answer), ...(once && { key: `${key} ${who.accountId} ${once}` }) });
        return answer;
      };
      return [key, keepsKey ? done : (asked: unknown) => db.inTransaction(() => done(asked))] as const;
    });
    return Object.fromEntries(wrapped) as H;
  };
