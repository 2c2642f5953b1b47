import type { Order } from '@school/contract/payments/shapes';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { openCheckout } from './open-checkout.ts';
import type { Tools } from './tools.ts';
import { viewOrder } from './view-order.ts';

/**
 * Tries to pay the same order again, at the provider of the last attempt. While one is under way, it is
 * that one; asked again under the same key, it is the attempt of the first time.
 */
export const tryAgain =
  (tools: Tools) =>
  async (who: Pick<Principal, 'customerId' | 'locale'>, orderId: string, key?: string): Promise<Order> => {
    const familyId = who.customerId;
    const asked = key === undefined ? undefined : { scope: who.customerId, key, call: 'POST /orders/:orderId/attempts', taken: orderId };
    const order = await tools.orders.ofFamily(familyId, orderId);
    const last = await tools.attempts.latest(order.orderId);
    const provider = tools.providers.find(({ code }) => last === undefined || code === last.provider);
    const method = last?.method ?? provider?.methods(order.currency)[0];
    if (!provider || method === undefined) throw new Refusal('payments.provider_not_found');
    await openCheckout(tools)(orderId, { provider: provider.code, method }, asked);
    return viewOrder(tools)(await tools.orders.ofFamily(familyId, orderId));
  };
