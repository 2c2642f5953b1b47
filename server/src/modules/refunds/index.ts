/** The door of refunds: money that goes back to families. */
export { createRefunds, type Refunds } from './refunds.ts';
export { refundsHttp, refundsManagerHttp } from './refunds.http.ts';
export { refundsTopic } from './refunds.topic.ts';
export { refundInvariants } from './refund-invariants.ts';
export type { RefundEvent } from './events.ts';
export type { StoppedTransfer } from './transfers.store.ts';
export { eraseRefundNames } from './erase-family.store.ts';
export { exportRefunds } from './export-family.store.ts';
