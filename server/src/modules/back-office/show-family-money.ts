import { backOfficeLimits } from '@school/contract/back-office/limits';
import type { FamilyMoney } from '@school/contract/back-office/money-shapes';

import type { By, Tools } from './tools.ts';

/** The money of a family as managers see it; `by` is who looks. */
export const showFamilyMoney =
  ({ families, ledger, payments, approvals, identity, savedCards }: Tools) =>
  async (by: By, familyId: string): Promise<FamilyMoney> => {
    const { firstName, lastName, currency: own } = await families.family(familyId);
    const [balance, lots, orders, past, paying, acts, { cards }, { topUp, ended }] = await Promise.all([
      ledger.balanceOf(familyId),
      ledger.lotsOf(familyId),
      payments.ordersOf(familyId, backOfficeLimits.familyOrders),
      payments.past.ofFamily(familyId, backOfficeLimits.familyOrders),
      payments.payingOf(familyId),
      approvals.ofFamily(by.accountId, familyId, backOfficeLimits.familyActs),
      savedCards.list(familyId),
      savedCards.topUp(familyId),
    ]);
    const { may, bySelf, opened } = paying;
    return {
      familyId,
      parentName: `${firstName} ${lastName}`.trim(),
      currency: own,
      balance,
      lots,
      orders: orders.map(({ amount, currency, createdAt, paidAt, ...order }) => ({
        ...order,
        total: { amount, currency },
        createdAt: createdAt.toString(),
        paidAt: paidAt?.toString() ?? null,
      })),
      past,
      cards,
      topUp,
      topUpEnded: ended,
      paying: {
        may,
        bySelf,
        opened: opened && { by: await identity.nameOf(opened.accountId), at: opened.at.toString(), reason: opened.reason },
      },
      acts,
      unitsAlone: await approvals.unitsLeft(by.accountId, familyId),
    };
  };
