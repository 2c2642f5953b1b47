import type { SentTo } from '@school/contract/calls';
import type { Rewards } from '@school/contract/rewards/shapes';

import type { Principal } from '#platform/principal';

import { settingsOf } from './settings.ts';
import { showRewards } from './show-rewards.ts';
import type { Tools } from './tools.ts';

/** A parent chooses for a child. What was found stays: switched on again, all of it is there. */
export const changeSettings =
  (tools: Tools) =>
  async (
    who: Principal,
    kidUid: string,
    { fireflies, freePlayMinutes, off }: SentTo<'PATCH /kids/:kidUid/rewards'>['body'],
  ): Promise<Rewards> => {
    const { familyId } = await tools.families.kidFor(who, kidUid);
    await tools.db.inTransaction(async () => {
      const had = await settingsOf(tools, kidUid);
      await tools.store.keepSettings(
        { kidUid, familyId },
        {
          fireflies: fireflies ?? had.fireflies,
          freePlayMinutes: freePlayMinutes ?? had.freePlayMinutes,
          off: off ? [...new Set(off)] : had.off,
        },
      );
    });
    return showRewards(tools)(who, kidUid);
  };
