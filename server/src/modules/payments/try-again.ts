import type { Order } from '@school/contract/payments/shapes';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { openCheckout } from './open-checkout.ts';
import type { Tools } from './dependencies/dependencies.ts';
import { viewOrder } from './view-order.ts';

/**
 * Tries to pay the same order again, in the way of the last attempt while it is on offer. While one is under way, it is
 * that one; asked again under the same key, it is the attempt of the first time.
 */
export const tryAgain =
  (tools: Tools) =>
  async (who: Pick<Principal, 'customerId' | 'locale'>, orderId: string, key?: string): Promise<Order> => {
    const familyId = who.customerId;
    const asked = key === undefined ? undefined : { scope: who.customerId, key, call: 'POST /orders/:orderId/attempts', taken: orderId };
    const order = await tools.orders.ofFamily(familyId, orderId);
    const last = await tools.attempts.latest(order.orderId);
    const options = tools.paymentOptions(order.currency);
    const option = options.find(({ provider, method }) => provider === last?.provider && method === last.method) ?? options[0];
    if (!option) throw new Refusal('payments.provider_not_found');
    await openCheckout(tools)(orderId, { ...option, chosen: false }, asked);
    return viewOrder(tools)(await tools.orders.ofFamily(familyId, orderId));
  };
