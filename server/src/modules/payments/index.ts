/** The door of payments: orders of packages, and what becomes of money. */
export { createPayments, type Payments } from './payments.ts';
export { documentsHttp } from './documents/documents.http.ts';
export { subscriptionsHttp } from './subscriptions/subscriptions.http.ts';
export type { PeriodBegun, SubscriptionNews } from './subscriptions/news.ts';
export { paymentsHttp } from './payments.http.ts';
export { ordersTopic } from './orders.topic.ts';
export { moneyInvariants } from './invariants.ts';
export { lookAtBooks } from './stuck/check-books.ts';
export { stuckHttp, stuckTopic } from './stuck/stuck.http.ts';
export { ownAddress } from './sandbox/own-address.ts';
export { createProviders } from './create-providers.ts';
export type { PaymentProvider } from './provider.ts';
export { refundsHttp, refundsManagerHttp } from './refunds/refunds.http.ts';
export { refundsTopic } from './refunds/refunds.topic.ts';
export type { RefundNews } from './refunds/news.ts';
export type { OrderPaid } from './tools.ts';
export { historyHttp } from './history/history.http.ts';
export { erasePayers } from './erase-kid.store.ts';
