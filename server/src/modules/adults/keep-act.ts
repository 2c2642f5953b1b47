import { adultActOf } from '@school/contract/adults/acts';

import type { Principal } from '#platform/principal';

import type { Tools } from './tools.ts';

/** What an adult has done for the family is kept for its parent, under the name it has then (docs/rules/adults.md#acts). */
export const keepAct =
  ({ done, identity, clock }: Pick<Tools, 'done' | 'identity' | 'clock'>) =>
  async (call: string, { adult, customerId: familyId }: Principal, { params }: { params: unknown }): Promise<void> => {
    const act = adultActOf(call);
    if (!adult || act === undefined) return;
    const { adultId } = adult;
    const { name } = (await identity.adults.find(familyId, adultId)) ?? { name: '' };
    const { eventId = null } = (params ?? {}) as { eventId?: string };
    await done.add({ familyId, adultId, name, act, eventId, at: clock.now() });
  };
