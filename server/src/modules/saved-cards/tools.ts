import type { Calendar } from '#modules/calendar';
import type { Catalogue } from '#modules/catalogue';
import type { Families } from '#modules/families';
import type { Ledger } from '#modules/ledger';
import type { Payments } from '#modules/payments';
import type { Refunds } from '#modules/refunds';
import type { SchoolSettings } from '#modules/school';
import type { Acting } from '#platform/acting';

import type { CardStore } from './cards.store.ts';
import type { TopUpStore } from './top-ups.store.ts';

/** What an action of this module works with. */
export interface Tools extends Acting {
  onFault(fault: unknown, what: string): void;
  school: Pick<SchoolSettings, 'name' | 'now' | 'read'>;
  catalogue: Pick<Catalogue, 'product' | 'products'>;
  families: Pick<Families, 'family'>;
  ledger: Pick<Ledger, 'lockFamily' | 'balanceOf'>;
  calendar: Pick<Calendar, 'processesOf'>;
  refunds: Pick<Refunds, 'underWay'>;
  payments: Pick<Payments, 'areOnTheirWay' | 'siblingOff'>;
  orders: Pick<Payments['orders'], 'add' | 'ofFamily' | 'ofTopUp' | 'isAsked' | 'supersede'>;
  attempts: Pick<Payments['attempts'], 'add' | 'latest' | 'opened' | 'become' | 'declinedCharges' | 'noteFault'>;
  applyPayment: Payments['applyPayment'];
  providers: Payments['providers'];
  cards: CardStore;
  topUps: TopUpStore;
}
