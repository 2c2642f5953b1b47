import { endSubscription } from './end-subscription.ts';
import type { Tools } from './tools.ts';

/** A family leaves the school: its subscriptions end, and its cards are forgotten. */
export const leaveForGood =
  (tools: Tools) =>
  (familyId: string): Promise<void> =>
    tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(familyId);
      for (const { subscriptionId } of await tools.subscriptions.ofFamily(familyId)) {
        const subscription = await tools.subscriptions.locked(subscriptionId);
        if (subscription && subscription.state !== 'ended') await endSubscription(tools, subscription, 'stopped');
      }
    });
