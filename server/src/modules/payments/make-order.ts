import type { AnswerOf, SentTo } from '@school/contract/calls';

import { newId } from '#platform/ids';
import { insist } from '#platform/refusal';

import type { Tools } from './dependencies/dependencies.ts';
import { mayDiscount } from './rules/by-hand.ts';
import { termsOf } from './terms-of-order.ts';

type Wanted = SentTo<'POST /manager/families/:familyId/orders'>['body'];
type Made = AnswerOf<'POST /manager/families/:familyId/orders'>;

/**
 * A manager orders a package for a family (docs/rules/payments.md#by-hand): as if the family had, with the gifts of this moment; it takes the place of
 * the order that is open. Whether the trial has been is the manager's to know.
 */
export const makeOrder =
  (tools: Tools) =>
  (by: { accountId: string }, familyId: string, { productCode, currency, discount, reason }: Wanted): Promise<Made> =>
    tools.db.inTransaction(async () => {
      const { families, catalogue, approvals, ledger, orders, promotions, realtime, clock, school } = tools;
      const { locale } = await families.family(familyId);
      await ledger.lockFamily(familyId);
      const now = clock.now();
      const { kind, lessons, price } = await catalogue.product(productCode, currency, now);
      insist(mayDiscount(discount, price.amount, approvals.needsSecond({ amount: { amount: discount, currency } })));
      const open = await orders.openOf(familyId);
      if (open) {
        await orders.supersede(open.orderId);
        await promotions.releaseCode(open.orderId);
        await realtime.changed(`orders/${open.orderId}`);
      }
      const [orderId, amount] = [newId(), price.amount - discount];
      await orders.add({
        orderId,
        familyId,
        productCode,
        kind,
        lessons,
        amount,
        currency,
        promoCode: null,
        discount,
        locale,
        createdAt: now,
        closesAt: now.add({ hours: 24 * (await school.read('orderByHandDays')) }),
        ...(await termsOf(tools, { kind, currency })),
        renewConsentAt: null,
        renews: null,
        made: { by: by.accountId, reason },
      });
      await promotions.freeze(orderId, familyId, lessons);
      await realtime.changed(`users/${familyId}`);
      return { orderId, total: { amount, currency } };
    });
