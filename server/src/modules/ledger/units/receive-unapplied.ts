import type { Currency } from '@school/contract/shapes';

import type { Account } from '../stores/books.store.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** Money that came and belongs to nothing yet: it stands in `unapplied` until somebody puts it right. */
export interface Unapplied {
  moneyFrom: Account;
  amount: number;
  currency: Currency;
  /** Names the payment for ever. */
  key: string;
}

/** Books money that buys nothing (a second capture, a wrong amount, an unknown order), once for its key. */
export const receiveUnapplied =
  (tools: Tools) =>
  ({ moneyFrom, amount, currency, key }: Unapplied): Promise<void> =>
    tools.db.inTransaction(async () => {
      const now = tools.clock.now();
      const op = await tools.books.beginOp({ scope: moneyFrom, key, what: 'unapplied', request: { amount, currency } }, now);
      if ('already' in op) return;
      await tools.books.post(op.opId, { debit: moneyFrom, credit: 'unapplied', amount, currency }, now);
      await tools.books.finishOp(op.opId, 'unapplied');
    });
