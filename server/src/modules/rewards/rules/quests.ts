import { type questKinds, rewardLimits } from '@school/contract/rewards/limits';
import type { WeekQuest } from '@school/contract/rewards/shapes';

/** What was done in the week, by quest; more than a quest asks for counts no further. */
export const questsOf = (did: Readonly<Record<(typeof questKinds)[number], number>>): WeekQuest[] =>
  (['light', 'play', 'mend'] as const).map((quest) => ({
    quest,
    done: Math.min(did[quest], rewardLimits.quests[quest]),
    of: rewardLimits.quests[quest],
  }));
