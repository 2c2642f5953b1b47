import type { Catalogue } from '#modules/catalogue';
import type { Ledger } from '#modules/ledger';
import type { Payments } from '#modules/payments';
import type { Refunds } from '#modules/refunds';
import type { SchoolSettings } from '#modules/school';
import type { Acting } from '#platform/acting';

import type { SubscriptionStore } from './subscriptions.store.ts';

/** What an action of this module works with. */
export interface Tools extends Acting {
  onFault(fault: unknown, what: string): void;
  school: Pick<SchoolSettings, 'name' | 'now' | 'read'>;
  catalogue: Pick<Catalogue, 'product'>;
  ledger: Pick<Ledger, 'lockFamily' | 'leftOf'>;
  refunds: Pick<Refunds, 'underWay'>;
  orders: Pick<Payments['orders'], 'find' | 'ofFamily' | 'renewal' | 'add' | 'reopen' | 'supersede'>;
  attempts: Pick<Payments['attempts'], 'find' | 'latest' | 'add' | 'opened' | 'become' | 'declinedCharges' | 'noteFault'>;
  providers: Payments['providers'];
  applyPayment: Payments['applyPayment'];
  subscriptions: SubscriptionStore;
}
