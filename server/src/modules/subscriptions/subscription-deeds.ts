import type { Tools } from '../payments/tools.ts';
import { resumeSubscription, stopSubscription } from './change-subscription.ts';
import { endStopped } from './end-subscription.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';
import { tellPrices } from './tell-prices.ts';
import { listSubscriptions } from './view-subscription.ts';

/** Subscriptions: what a family does with them, and what the school does by the clock. */
export const subscriptionDeeds = (tools: Tools) => ({
  subscriptions: listSubscriptions(tools),
  stopSubscription: stopSubscription(tools),
  resumeSubscription: resumeSubscription(tools),
  /** The job, every ten minutes: prices are told, periods are renewed, stopped ones end. */
  async renewSubscriptions(): Promise<void> {
    await tellPrices(tools)();
    await renewSubscriptions(tools)();
    await endStopped(tools)();
  },
});
