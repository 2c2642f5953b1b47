import { backOfficeLimits } from '@school/contract/back-office/limits';
import type { AnswerOf } from '@school/contract/calls';

import { ageOn } from '#modules/families';

import type { Tools } from './tools.ts';

type Found = AnswerOf<'GET /manager/found'>['families'];

/** Families that have an order of this number. */
export const familiesOfOrder = async ({ payments }: Pick<Tools, 'payments'>, typed: string): Promise<string[]> => [
  ...new Set((await payments.ordersByNumber(typed)).map(({ familyId }) => familyId)),
];

/** The search box: the few families that are meant by what was typed, those of an order first. */
export const findFamilies =
  ({ families, identity, payments, clock }: Pick<Tools, 'families' | 'identity' | 'payments' | 'clock'>) =>
  async (typed: string): Promise<Found> => {
    if (typed.trim() === '') return [];
    const orders = await payments.ordersByNumber(typed);
    const orAmong = [...new Set(orders.map(({ familyId }) => familyId))];
    const page = await families.page({ typed, orAmong, before: undefined, limit: backOfficeLimits.found });
    const ids = page.map(({ familyId }) => familyId);
    const [contacts, kids] = await Promise.all([identity.contactsOfMany(ids), families.kidsOfMany(ids)]);
    const found = page.map(({ familyId, firstName, lastName }) => {
      const { email = null, phone = null } = contacts.get(familyId) ?? {};
      const order = orders.find((it) => it.familyId === familyId);
      return {
        familyId,
        parentName: `${firstName} ${lastName}`.trim(),
        email,
        phone,
        kids: kids
          .filter((kid) => kid.familyId === familyId)
          .map(({ kidUid, name, surname, birth }) => ({ kidUid, name: `${name} ${surname}`.trim(), age: ageOn(birth, clock.now()) })),
        order: order
          ? {
              orderId: order.orderId,
              total: { amount: order.amount, currency: order.currency },
              createdAt: order.createdAt.toString(),
            }
          : null,
      };
    });
    return found.toSorted((a, b) => Number(b.order !== null) - Number(a.order !== null));
  };
