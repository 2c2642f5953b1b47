import type { FamiliesNews } from '#modules/families';
import type { IdentityNews } from '#modules/identity';

import { tellFamily } from './tell-family.ts';
import type { Tools } from './tools.ts';

type Registered = Extract<FamiliesNews, { type: 'families.registered' }>;

/** Welcomes the family and leads to the trial. */
export const whenFamilyIsRegistered =
  (tools: Tools) =>
  ({ familyId, kidUid }: Pick<Registered, 'familyId' | 'kidUid'>): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `welcome ${familyId}`,
      async (texts, to) => {
        const { name: kid } = await tools.families.kidOf(familyId, kidUid);
        return texts.welcome({ ...to, kid });
      },
      { topic: 'offers', pressing: 'receipt' },
    );

type Confirmed = Extract<IdentityNews, { type: 'identity.contact_confirmed' }>;
/** Who confirms a contact later than that has long been at home in the school. */
const welcomedFor = { hours: 30 * 24 };

/** The welcome has waited for a contact it may go to: what was said before is not said twice. */
export const whenContactIsConfirmed =
  (tools: Tools) =>
  async ({ customerId, role }: Confirmed): Promise<void> => {
    if (role !== 'parent') return;
    const { createdAt } = await tools.families.family(customerId);
    if (Temporal.Instant.compare(createdAt.add(welcomedFor), tools.clock.now()) < 0) return;
    const [kid] = await tools.families.kidsOf(customerId);
    if (kid) await whenFamilyIsRegistered(tools)({ familyId: customerId, kidUid: kid.kidUid });
  };
