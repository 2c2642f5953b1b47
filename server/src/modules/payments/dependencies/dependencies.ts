import type { Currency } from '@school/contract/shapes';

import type { Approvals } from '#modules/approvals';
import type { Catalogue } from '#modules/catalogue';
import type { Families } from '#modules/families';
import type { Ledger } from '#modules/ledger';
import type { Promotions } from '#modules/promotions';
import type { Calendar } from '#modules/calendar';
import type { SchoolSettings } from '#modules/school';
import type { Scheduling } from '#modules/scheduling';
import type { Acting } from '#platform/acting';
import type { Db } from '#platform/db';

import type { Attempts } from '../stores/attempts.store.ts';
import type { Inbox } from '../stores/inbox.store.ts';
import type { Invoices } from '../stores/invoices.store.ts';
import type { ManualPayments } from '../stores/manual.store.ts';
import type { Money } from '../stores/money.store.ts';
import type { Openings } from '../stores/openings.store.ts';
import type { Proofs } from '../stores/proofs.store.ts';
import type { Orders } from '../stores/orders.store.ts';
import type { Receipts } from '../stores/receipts.store.ts';
import type { createPorts } from './ports.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import type { PaymentOption } from '../rules/payment-options.ts';

/** What the payments need to know of the modules below. */
interface Doors {
  approvals: Pick<Approvals, 'register' | 'ask' | 'weigh' | 'needsSecond'>;
  school: Pick<SchoolSettings, 'name' | 'organisation' | 'read'>;
  catalogue: Pick<Catalogue, 'products' | 'product' | 'titles'>;
  ledger: Pick<Ledger, 'turnover' | 'history' | 'lockFamily' | 'credit' | 'receiveUnapplied' | 'balanceOf'>;
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
  families: Pick<Families, 'family' | 'namesOf' | 'kidOf' | 'kids' | 'kidsOf'>;
  scheduling: Pick<Scheduling, 'keepUnpaidTimes'>;
  calendar: Pick<Calendar, 'hadIntro' | 'lessonsBriefly' | 'processesOf'>;
}

/** What an action of this module works with. */
export interface Tools extends Doors, Acting {
  db: Pick<Db, 'inTransaction' | 'run' | 'one'>;
  onFault(fault: unknown, what: string): void;
  /** The providers that are set up: what was begun with one goes on with it, also when it is not on offer any more. */
  providers: readonly PaymentProvider[];
  /** Ways to pay on offer in a currency, in the order they are shown. */
  paymentOptions(currency: Currency): readonly PaymentOption[];
  /** The school's own address. */
  publicUrl: string;
  invoices: Invoices;
  manual: ManualPayments;
  orders: Orders;
  attempts: Attempts;
  money: Money;
  inbox: Inbox;
  openings: Openings;
  proofs: Proofs;
  receipts: Receipts;
  /** Modules above that act in the same transaction. */
  port: ReturnType<typeof createPorts>['port'];
}
