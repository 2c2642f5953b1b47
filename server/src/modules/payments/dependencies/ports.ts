import type { SavedCard } from '@school/contract/payments/shapes';

import type { ReceivedMoney } from '../stores/money.store.ts';
import type { ProviderRefund } from '../provider/provider.ts';
import type { Outcome } from '../rules/capture.ts';
import type { OrderRecord } from '../rules/order.ts';
import type { PeriodBegun } from './events.ts';

/** Money that goes back: what a bank says of it, and money that bought nothing. */
interface RefundPort {
  apply(provider: string, told: ProviderRefund): Promise<void>;
  queueUnapplied(money: ReceivedMoney, why: Exclude<Outcome, 'applied'>): Promise<void>;
  /** It goes back without anybody being asked. */
  sendUnapplied(provider: string, paymentRef: string): Promise<boolean>;
}

/** A paid order of a subscription is a period of it. */
interface SubscriptionPort {
  beginPeriod(
    order: OrderRecord,
    money: Pick<ReceivedMoney, 'provider' | 'kept'>,
  ): Promise<{ endsAt: Temporal.Instant; told: PeriodBegun }>;
}

/** Cards that families have saved. */
interface CardPort {
  /** The card came with the payment of an order whose family had agreed that it is kept. */
  keep(order: OrderRecord, money: Pick<ReceivedMoney, 'provider' | 'kept'>): Promise<void>;
  ofFamily(familyId: string): Promise<SavedCard[]>;
  /** A card of the family that may be charged now; refused where it may not. */
  insistChargeable(familyId: string, cardId: string): Promise<{ provider: string }>;
  /** What its provider calls it, sealed; undefined once it is taken off. */
  tokenOf(cardId: string): Promise<string | undefined>;
  /** A charge of it has ended. */
  charged(cardId: string, end: 'paid' | 'declined'): Promise<void>;
}

/** What must be true in the same transaction as a payment, and is known to modules above: they plug themselves in here. */
export interface Ports {
  refunds: RefundPort;
  subscriptions: SubscriptionPort;
  cards: CardPort;
}

export function createPorts() {
  const plugged: Partial<Ports> = {};
  return {
    plug(ports: Partial<Ports>): void {
      Object.assign(plugged, ports);
    },
    port<Name extends keyof Ports>(name: Name): Ports[Name] {
      const port: Ports[Name] | undefined = plugged[name];
      if (!port) throw new Error(`Nothing is plugged in for ${name}`);
      return port;
    },
  };
}
