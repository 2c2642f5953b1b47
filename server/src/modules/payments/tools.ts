import type { Currency } from '@school/contract/shapes';

import type { Approvals } from '#modules/approvals';
import type { Catalogue } from '#modules/catalogue';
import type { Families } from '#modules/families';
import type { Identity } from '#modules/identity';
import type { Ledger } from '#modules/ledger';
import type { Promotions } from '#modules/promotions';
import type { Scheduling } from '#modules/scheduling';
import type { Outbox } from '#platform/outbox';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Realtime } from '#platform/realtime';

import type { Attempts } from './attempts.store.ts';
import type { Inbox } from './inbox.store.ts';
import type { Money } from './money.store.ts';
import type { Openings } from './openings/openings.store.ts';
import type { Orders } from './orders.store.ts';
import type { PaymentProvider } from './provider.ts';
import type { WayToPay } from './rules/ways-to-pay.ts';
import type { RefundStore } from '../refunds/refunds.store.ts';
import type { Transfers } from '../refunds/transfers.store.ts';
import type { PeriodBegun } from '../subscriptions/events.ts';
import type { Subscriptions } from '../subscriptions/subscriptions.store.ts';
import type { Breaks } from '../reconciliation/discrepancies.store.ts';

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
  /** Of a subscription: the period it paid for, and how it goes on. */
  subscription?: PeriodBegun;
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
  ledger: Pick<
    Ledger,
    | 'turnover'
    | 'history'
    | 'lockFamily'
    | 'credit'
    | 'receiveUnapplied'
    | 'balanceOf'
    | 'leftOf'
    | 'lessonsHolding'
    | 'refundable'
    | 'setAside'
    | 'postAside'
    | 'voidAside'
    | 'moveMoney'
    | 'reserve'
    | 'post'
    | 'giveBack'
  >;
  approvals: Pick<Approvals, 'deed' | 'ask' | 'withdraw' | 'needsSecond' | 'weigh'>;
  identity: Pick<Identity, 'nameOf'>;
  promotions: Pick<
    Promotions,
    | 'openGifts'
    | 'giftsFor'
    | 'freeze'
    | 'giftsOf'
    | 'give'
    | 'offerAfterIntro'
    | 'offerIntroDay'
    | 'insistChecked'
    | 'judgeCode'
    | 'reserveCode'
    | 'releaseCode'
    | 'consumeCode'
    | 'redemptionOf'
  >;
  families: Pick<Families, 'family' | 'kidOf' | 'kids' | 'kidsOf'>;
  scheduling: Pick<Scheduling, 'endReserving' | 'keepUnpaidTimes' | 'hadIntro' | 'lessonsBriefly'>;
}

/** What an action of this module works with. */
export interface Tools extends Doors {
  db: Pick<Db, 'inTransaction' | 'run' | 'one'>;
  clock: Clock;
  outbox: Pick<Outbox, 'publish' | 'subscribe'>;
  realtime: Pick<Realtime, 'changed'>;
  onFault(fault: unknown, what: string): void;
  /** The providers that are set up: what was begun with one goes on with it, also when it is not on offer any more. */
  providers: readonly PaymentProvider[];
  /** Ways to pay on offer in a currency, in the order they are shown. */
  waysToPay(currency: Currency): readonly WayToPay[];
  /** The organisation as documents name it. */
  organisation: { name: string; details: string };
  orders: Orders;
  attempts: Attempts;
  money: Money;
  inbox: Inbox;
  openings: Openings;
  subscriptions: Subscriptions;
  breaks: Breaks;
  refunds: RefundStore;
  transfers: Transfers;
}
