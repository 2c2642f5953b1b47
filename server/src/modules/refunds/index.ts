/** The door of refunds: money that goes back to families. */
export { refundsModule } from './module.ts';
export type { Refunds } from './refunds.ts';
export { refundInvariants } from './refund-invariants.ts';
export type { RefundEvent } from './events.ts';
export type { StoppedTransfer } from './transfers.store.ts';
