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

/** What must be true in the same transaction as a payment, and is known to modules above: they plug themselves in here. */
export interface Ports {
  refunds: RefundPort;
  subscriptions: SubscriptionPort;
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
