import type { Currency } from '@school/contract/shapes';

import type { EventsOf } from '#platform/events';

/** A paid period of a subscription, as it is told: instants as ISO strings, amounts in minor units. */
export interface PeriodBegun {
  subscriptionId: string;
  /** The first one begins a subscription, the others renew it. */
  number: number;
  endsAt: string;
  /** When and with what the next one is paid; null when it is paid by hand, or not at all. */
  next: { at: string; amount: number; card: string } | null;
}

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
  /** Its receipt; null where nothing had to be paid. */
  receiptId: string | null;
  /** Of a subscription: the period it paid for, and how it goes on. */
  subscription?: PeriodBegun;
}

/** A provider has told something that is in the inbox and waits to be applied. */
interface WebhookReceived {
  type: 'payments.webhook_received';
  provider: string;
  eventId: string;
}

/** An invoice was written for an order, or its last day is near and nobody has paid. */
interface InvoiceTold {
  type: 'payments.invoice_made' | 'payments.invoice_due';
  familyId: string;
  orderId: string;
  number: string;
  /** The last day to pay, by the school's calendar. */
  due: string;
}

declare module '#platform/events' {
  interface Events extends EventsOf<
    OrderPaid | WebhookReceived | (InvoiceTold & { type: 'payments.invoice_made' }) | (InvoiceTold & { type: 'payments.invoice_due' })
  > {}
}
