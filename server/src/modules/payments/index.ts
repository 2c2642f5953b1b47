/** The door of payments: orders of packages, and the money that comes for them. */
export { paymentsModule } from './module.ts';
export type { Payments } from './payments.ts';
export type { PracticeBank } from './create-providers.ts';
export { accountsByHand, isByHand, moneyAccount } from './provider/money-account.ts';
export { moneyOf } from './provider/money-of.ts';
export {
  type ChargeWanted,
  type CheckoutWanted,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefusal,
  type RefundWanted,
} from './provider/provider.ts';
export type { ReceivedMoney, Booked } from './stores/money.store.ts';
export type { UnfinishedAttempt } from './stores/attempts.store.ts';
export type { DeadEvent } from './stores/inbox.store.ts';
export type { PaidOrder } from './stores/paid-orders.store.ts';
export { isLive, isPaid, mayTryAgain, type OrderRecord } from './rules/order.ts';
export { termsOf } from './terms-of-order.ts';

export { nextPoll } from './rules/polling.ts';
export { deadAfterTries } from './rules/trying-again.ts';
export type { OrderPaid, PeriodBegun } from './dependencies/events.ts';
