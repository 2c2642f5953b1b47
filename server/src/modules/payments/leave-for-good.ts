import type { Tools } from './dependencies/dependencies.ts';

/** A family leaves the school: what it has ordered is not paid any more. */
export const leaveForGood =
  ({ db, ledger, orders, promotions, realtime }: Tools) =>
  (familyId: string): Promise<void> =>
    db.inTransaction(async () => {
      await ledger.lockFamily(familyId);
      const order = await orders.openOf(familyId);
      if (!order) return;
      await orders.supersede(order.orderId);
      await promotions.releaseCode(order.orderId);
      await realtime.changed(`orders/${order.orderId}`);
    });
