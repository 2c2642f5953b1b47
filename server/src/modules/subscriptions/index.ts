/** The door of subscriptions: packages that renew themselves. */
export { subscriptionsModule } from './module.ts';
export type { Subscriptions } from './subscriptions.ts';
export { subscriptionInvariants } from './subscription-invariants.ts';
export type { SubscriptionEvent } from './events.ts';
