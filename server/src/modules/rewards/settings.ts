import { rewardLimits } from '@school/contract/rewards/limits';
import type { RewardPart, RewardSettings } from '@school/contract/rewards/shapes';

import { Refusal } from '#platform/refusal';

import type { Tools } from './tools.ts';

/** What holds for a child: as its parent chose, else as usual. */
export const settingsOf = async ({ store }: Pick<Tools, 'store'>, kidUid: string): Promise<RewardSettings> =>
  (await store.settings(kidUid)) ?? {
    fireflies: rewardLimits.fireflies.usual,
    freePlayMinutes: rewardLimits.freePlay.usual,
    off: [],
  };

/** Goes on where the parent has left this part on. */
export async function insistOnPart(tools: Pick<Tools, 'store'>, kidUid: string, part: RewardPart): Promise<void> {
  if ((await settingsOf(tools, kidUid)).off.includes(part)) throw new Refusal('rewards.switched_off');
}
