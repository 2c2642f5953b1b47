import type { Ledger } from '#modules/ledger';
import type { Payments } from '#modules/payments';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Realtime } from '#platform/realtime';

import type { CardStore } from './cards.store.ts';

/** What an action of this module works with. */
export interface Tools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  realtime: Pick<Realtime, 'changed'>;
  onFault(fault: unknown, what: string): void;
  ledger: Pick<Ledger, 'lockFamily'>;
  providers: Payments['providers'];
  cards: CardStore;
}
