import { errorCatalogue } from '@school/contract/errors';
import { refused, type Verdict } from '@school/contract/verdict';

import type { Db } from './db.ts';
import { Refusal } from './refusal.ts';

/** Carries what a trial run came to out of its transaction, which it undoes. */
class TriedOut extends Error {
  readonly outcome: unknown;
  constructor(outcome: unknown) {
    super('tried out');
    this.outcome = outcome;
  }
}

/**
 * Does something and takes it back: what comes out is exactly what the action would come to now, by the same rules and the
 * same books. Outbox and messages are rows of the transaction, so nobody hears of it. Not inside a transaction.
 */
export const tryOut = <T>(db: Pick<Db, 'inTransaction'>, work: () => Promise<T>): Promise<T> => undone(db.inTransaction, work);

/** The same inside a transaction, which goes on as if nothing had been done. */
export const tryOutInside = <T>(db: Pick<Db, 'inSavepoint'>, work: () => Promise<T>): Promise<T> => undone(db.inSavepoint, work);

async function undone<T>(within: (doing: () => Promise<never>) => Promise<never>, work: () => Promise<T>): Promise<T> {
  try {
    await within(async () => {
      throw new TriedOut(await work());
    });
  } catch (fault) {
    if (fault instanceof TriedOut) return fault.outcome as T;
    throw fault;
  }
  throw new Error('A trial run ended without being undone');
}

/** What is not there stays a refusal; a rule that stands in the way becomes a verdict. */
export async function verdictOr<T extends object>(work: () => Promise<T>): Promise<T | (Verdict & { allowed: false })> {
  try {
    return await work();
  } catch (fault) {
    if (!(fault instanceof Refusal) || errorCatalogue[fault.code].status === 404) throw fault;
    return refused(fault.code, fault.facts) as Verdict & { allowed: false };
  }
}
