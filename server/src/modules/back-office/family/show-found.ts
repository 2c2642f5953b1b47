import type { AnswerOf } from '@school/contract/calls';

import { ageOn, type Families } from '#modules/families';
import type { Identity } from '#modules/identity';
import type { Payments } from '#modules/payments';
import type { Clock } from '#platform/clock';

type Found = AnswerOf<'GET /manager/found'>['families'];
type Order = Awaited<ReturnType<Payments['ordersByNumber']>>[number];

interface FoundTools {
  clock: Clock;
  families: Pick<Families, 'kidsOfMany'>;
  identity: Pick<Identity, 'contactsOfMany'>;
}

/** Families with what tells them from others. */
export async function showFound(
  { families, identity, clock }: FoundTools,
  page: ReadonlyArray<{ familyId: string; firstName: string; lastName: string }>,
  orders: readonly Order[] = [],
): Promise<Found> {
  const ids = page.map(({ familyId }) => familyId);
  const [contacts, kids] = await Promise.all([identity.contactsOfMany(ids), families.kidsOfMany(ids)]);
  return page.map(({ familyId, firstName, lastName }) => {
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
}
