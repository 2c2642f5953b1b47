import type { FamiliesNews } from '#modules/families';

import { tellFamily } from './tell-family.ts';
import type { Tools } from './tools.ts';

type Registered = Extract<FamiliesNews, { type: 'families.registered' }>;

/** Welcomes the family and leads to the trial. */
export const whenFamilyIsRegistered =
  (tools: Tools) =>
  ({ familyId, kidUid }: Registered): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `welcome ${familyId}`,
      async (texts, to) => {
        const { name: kid } = await tools.families.kidOf(familyId, kidUid);
        return texts.welcome({ ...to, kid });
      },
      { topic: 'offers', pressing: 'receipt' },
    );
