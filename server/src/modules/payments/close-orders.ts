import type { Tools } from './tools.ts';

/** Closes orders that nobody paid in time. Money that comes later is still applied. */
export const closeOrders =
  ({ db, orders, realtime, clock }: Tools) =>
  (): Promise<void> =>
    db.inTransaction(async () => {
      for (const { orderId } of await orders.expire(clock.now())) await realtime.changed(`orders/${orderId}`);
    });
