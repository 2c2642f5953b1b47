import type { Currency } from '@school/contract/shapes';

import type { Catalogue } from '#modules/catalogue';
import type { Ledger } from '#modules/ledger';
import type { Promotions } from '#modules/promotions';
import type { Announcements } from '#platform/announcements';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Realtime } from '#platform/realtime';

import type { Attempts } from './attempts.store.ts';
import type { Inbox } from './inbox.store.ts';
import type { Money } from './money.store.ts';
import type { Orders } from './orders.store.ts';
import type { PaymentProvider } from './provider.ts';

/** An order has been paid: once an order, however often its money is reported. */
export interface OrderPaid {
  type: 'payments.order_paid';
  orderId: string;
  familyId: string;
  productCode: string;
  kind: 'gold' | 'silver';
  /** Lessons of the package, and those given on top. */
  lessons: number;
  bonus: number;
  /** Minor units. */
  amount: number;
  currency: Currency;
}

/** A provider has told something that is in the inbox and waits to be applied. */
export interface WebhookReceived {
  type: 'payments.webhook_received';
  provider: string;
  eventId: string;
}

/** What the payments need to know of the modules below. */
export interface Doors {
  catalogue: Pick<Catalogue, 'products' | 'product'>;
  ledger: Pick<Ledger, 'lockFamily' | 'credit' | 'receiveUnapplied' | 'balanceOf'>;
  promotions: Pick<Promotions, 'openGifts' | 'freeze' | 'giftsOf' | 'give' | 'offerAfterIntro' | 'offerIntroDay'>;
  families: { family(familyId: string): Promise<{ currency: Currency }> };
  scheduling: { hadIntro(familyId: string): Promise<boolean> };
}

/** What an action of this module works with. */
export interface Tools extends Doors {
  db: Pick<Db, 'inTransaction' | 'run' | 'one'>;
  clock: Clock;
  news: Pick<Announcements, 'announce' | 'on'>;
  realtime: Pick<Realtime, 'changed'>;
  onFault(fault: unknown, what: string): void;
  /** The providers on offer, in the order they are shown. */
  providers: readonly PaymentProvider[];
  orders: Orders;
  attempts: Attempts;
  money: Money;
  inbox: Inbox;
}
