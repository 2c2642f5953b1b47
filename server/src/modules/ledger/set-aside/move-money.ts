import type { Currency } from '@school/contract/shapes';

import type { Account } from '../stores/books.store.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** Money that goes from one account to another without any units. */
export interface Moved {
  debit: Account;
  credit: Account;
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** Names it for ever: asked again with it, nothing more is moved. */
  key: string;
}

/** Moves money between the school's accounts, once for its key: what was owed to somebody has been sent, or written off. */
export const moveMoney =
  ({ db, books, clock }: Pick<Tools, 'db' | 'books' | 'clock'>) =>
  ({ debit, credit, amount, currency, key }: Moved): Promise<void> =>
    db.inTransaction(async () => {
      const now = clock.now();
      const op = await books.beginOp({ scope: 'money', key, what: 'move', request: { debit, credit, amount, currency } }, now);
      if ('already' in op) return;
      await books.post(op.opId, { debit, credit, amount, currency }, now);
      await books.finishOp(op.opId, 'moved');
    });
