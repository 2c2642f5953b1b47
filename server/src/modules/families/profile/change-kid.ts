import type { SentTo } from '@school/contract/calls';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { correctKid } from '../family/change-by-manager.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** The parent puts the profile of a kid right, by the rules it was added by; what is undefined stays. */
export const changeKid =
  (tools: Tools) =>
  async (who: Principal, kidUid: string, wanted: SentTo<'PATCH /kids/:kidUid'>['body']): Promise<void> => {
    const kid = await tools.kids.ofFamily(who.customerId, kidUid);
    if (!kid) throw new Refusal('families.kid_not_found');
    await correctKid(tools)(kid, wanted);
  };
