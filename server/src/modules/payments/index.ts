/** The door of payments: orders of packages, and the money that comes for them. */
export { createPayments, type Payments } from './payments.ts';
export { documentsHttp } from './documents/documents.http.ts';
export { paymentsHttp } from './payments.http.ts';
export { ordersTopic } from './orders.topic.ts';
export { createProviders } from './create-providers.ts';
export { moneyOf } from './money-of.ts';
export {
  type ChargeWanted,
  type CheckoutWanted,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefusal,
  type RefundWanted,
} from './provider.ts';
export type { ReceivedMoney, Booked } from './money.store.ts';
export type { UnfinishedAttempt } from './attempts.store.ts';
export type { DeadEvent } from './inbox.store.ts';
export type { PaidOrder } from './paid-orders.store.ts';
export { isLive, isPaid, mayTryAgain, type OrderRecord } from './rules/order.ts';

export { nextPoll } from './rules/polling.ts';
export { deadAfterTries } from './rules/trying-again.ts';
export type { OrderPaid, PeriodBegun } from './events.ts';
export { historyHttp } from './history/history.http.ts';
export { erasePayers } from './erase-family.store.ts';
export { exportOrders } from './export-family.store.ts';
