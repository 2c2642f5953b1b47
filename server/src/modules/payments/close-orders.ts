import type { Tools } from './dependencies/dependencies.ts';

/** Closes orders that nobody paid in time; their promo codes are free again. Money that comes later is still applied. */
export const closeOrders =
  ({ db, orders, promotions, realtime, clock }: Tools) =>
  (): Promise<void> =>
    db.inTransaction(async () => {
      for (const { orderId } of await orders.expire(clock.now())) {
        await promotions.releaseCode(orderId);
        await realtime.changed(`orders/${orderId}`);
      }
    });
