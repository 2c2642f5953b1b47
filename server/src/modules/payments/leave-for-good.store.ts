import { type Db, sql } from '#platform/db';

import { endSubscription } from '../subscriptions/end-subscription.ts';
import type { Tools } from './tools.ts';

/** Is a payment of the family, or a refund to it, under way? Nothing of its account may go before. */
export const moneyOnItsWay =
  (db: Pick<Db, 'one'>) =>
  async (familyId: string): Promise<boolean> => {
    const found = await db.one(sql<{ yes: boolean }>`
      select exists (
        select from payments_attempts join payments_orders using (order_id)
        where family_id = ${familyId} and payments_attempts.state in ('pending', 'processing', 'unknown')
      ) or exists (
        select from payments_refunds where family_id = ${familyId} and state in ('asked', 'approved', 'sending', 'failed')) as yes`);
    return found?.yes === true;
  };

/** A family leaves the school: its subscriptions end, its cards are forgotten, what it has ordered is not paid any more. */
export const leaveForGood =
  (tools: Tools) =>
  (familyId: string): Promise<void> =>
    tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(familyId);
      for (const { subscriptionId } of await tools.subscriptions.ofFamily(familyId)) {
        const subscription = await tools.subscriptions.locked(subscriptionId);
        if (subscription && subscription.state !== 'ended') await endSubscription(tools, subscription, 'stopped');
      }
      const order = await tools.orders.openOf(familyId);
      if (!order) return;
      await tools.orders.supersede(order.orderId);
      await tools.promotions.releaseCode(order.orderId);
      await tools.realtime.changed(`orders/${order.orderId}`);
    });
