import type { Payments } from '#modules/payments';
import type { Db } from '#platform/db';
import { listenTo } from '#platform/module';

import { beginPeriod } from './begin-period.ts';
import { resumeSubscription, stopSubscription } from './change-subscription.ts';
import { endStopped } from './end-subscription.ts';
import { leaveForGood } from './leave-for-good.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';
import { createSubscriptionStore } from './subscriptions.store.ts';
import { tellPrices } from './tell-prices.ts';
import type { Tools } from './tools.ts';
import { listSubscriptions } from './view-subscription.ts';
import { whenOrderIsRefunded } from './when-order-is-refunded.ts';

type SubscriptionsGiven = Omit<Tools, 'db' | 'orders' | 'attempts' | 'providers' | 'applyPayment' | 'subscriptions'> & {
  db: Db;
  payments: Pick<Payments, 'plug' | 'orders' | 'attempts' | 'providers' | 'applyPayment'>;
};

/** Subscriptions: what a family does with them, and what the school does by the clock. */
export function createSubscriptions({ db, payments, ...given }: SubscriptionsGiven) {
  const { orders, attempts, providers, applyPayment } = payments;
  const tools: Tools = { ...given, db, orders, attempts, providers, applyPayment, subscriptions: createSubscriptionStore(db) };
  payments.plug({ subscriptions: { beginPeriod: (order, money) => beginPeriod(tools, order, money) } });
  return {
    list: listSubscriptions(tools),
    stop: stopSubscription(tools),
    resume: resumeSubscription(tools),
    promisedRenewals: tools.subscriptions.promised,
    leaveForGood: leaveForGood(tools),
    /** The job, every ten minutes: prices are told, periods are renewed, stopped ones end. */
    async renew(): Promise<void> {
      await tellPrices(tools)();
      await renewSubscriptions(tools)();
      await endStopped(tools)();
    },
    listens: listenTo({ 'payments.order_refunded': { 'payments.end-subscription': whenOrderIsRefunded(tools) } }),
  };
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;
