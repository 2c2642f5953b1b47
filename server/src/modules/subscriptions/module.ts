import { subscriptionCalls } from '@school/contract/subscriptions/calls';

import { defineModule } from '#platform/module';

import { eraseCards } from './erase-family.store.ts';
import { exportSubscriptions } from './export-family.store.ts';
import { subscriptionsHttp } from './subscriptions.http.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';

export type { Subscriptions as Door } from './subscriptions.ts';

declare module '#platform/module' {
  interface Ports {
    /** Subscriptions whose next renewal stands, and how many families they are of. */
    promisedRenewals: Subscriptions['promisedRenewals'];
  }
}

export const subscriptionsModule = defineModule({
  name: 'subscriptions',
  needs: ['school', 'catalogue', 'ledger', 'payments', 'refunds'],
  create: createSubscriptions,
  fills: { promisedRenewals: (subscriptions) => subscriptions.promisedRenewals },
  calls: subscriptionCalls,
  handlers: subscriptionsHttp,
  jobs: (subscriptions) => ({ 'subscriptions.renew': ['*/10 * * * *', subscriptions.renew] }),
  listens: (subscriptions) => subscriptions.listens,
  erase: eraseCards,
  export: exportSubscriptions,
  retention: 'Subscriptions and their periods as the law on bookkeeping asks; the kept card until the family is erased.',
});
