/** The door of subscriptions: packages that renew themselves. */
export { createSubscriptions, type Subscriptions } from './subscriptions.ts';
export { subscriptionsHttp } from './subscriptions.http.ts';
export { subscriptionInvariants } from './subscription-invariants.ts';
export type { SubscriptionEvent } from './events.ts';
export { eraseCards } from './erase-family.store.ts';
export { exportSubscriptions } from './export-family.store.ts';
