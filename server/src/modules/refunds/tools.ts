import type { Approvals } from '#modules/approvals';
import type { Families } from '#modules/families';
import type { Identity } from '#modules/identity';
import type { Ledger } from '#modules/ledger';
import type { Payments } from '#modules/payments';
import type { SchoolSettings } from '#modules/school';
import type { Scheduling } from '#modules/scheduling';
import type { Acting } from '#platform/acting';
import type { Db } from '#platform/db';

import type { RefundStore } from './refunds.store.ts';
import type { Transfers } from './transfers.store.ts';

/** What an action of this module works with. */
export interface Tools extends Acting {
  db: Pick<Db, 'inTransaction' | 'run' | 'one'>;
  onFault(fault: unknown, what: string): void;
  approvals: Pick<Approvals, 'register' | 'ask' | 'withdraw' | 'needsSecond' | 'weigh'>;
  families: Pick<Families, 'family' | 'kids'>;
  identity: Pick<Identity, 'nameOf'>;
  ledger: Pick<Ledger, 'lockFamily' | 'begunOf' | 'lessonsHolding' | 'refundable' | 'setAside' | 'postAside' | 'voidAside' | 'moveMoney'>;
  school: Pick<SchoolSettings, 'now' | 'read'>;
  scheduling: Pick<Scheduling, 'endReserving'>;
  orders: Pick<Payments['orders'], 'find' | 'ofFamily'>;
  paidOrders: Payments['paidOrders'];
  keepReceipt: Payments['keepReceipt'];
  providers: Payments['providers'];
  refunds: RefundStore;
  transfers: Transfers;
}
