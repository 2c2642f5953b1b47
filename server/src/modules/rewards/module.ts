import { rewardCalls } from '@school/contract/rewards/calls';
import { storyCalls } from '@school/contract/rewards/story-calls';

import { defineModule } from '#platform/module';

import { eraseRewards } from './erase-kid.store.ts';
import { exportRewards } from './export-family.store.ts';
import { rewardsHttp, storyHttp } from './rewards.http.ts';
import { createRewards } from './rewards.ts';

export type { Rewards as Door } from './rewards.ts';

export const rewardsModule = defineModule({
  name: 'rewards',
  needs: ['library', 'families', 'playbooks', 'learning', 'brainTrainer'],
  create: createRewards,
  calls: { ...rewardCalls, ...storyCalls },
  handlers: (rewards) => ({ ...rewardsHttp(rewards), ...storyHttp(rewards) }),
  listens: (rewards) => rewards.listens,
  erase: eraseRewards,
  export: exportRewards,
  retention: 'Stickers and what the parent has switched off until the family or the child is erased.',
});
