import { freePlayCalls } from '@school/contract/rewards/free-play-calls';
import { bookCalls } from '@school/contract/rewards/book-calls';
import { rewardCalls } from '@school/contract/rewards/calls';
import { storyCalls } from '@school/contract/rewards/story-calls';

import { defineModule } from '#platform/module';

import { eraseRewards } from './erase-kid.store.ts';
import { exportRewards } from './export-family.store.ts';
import { booksHttp, freePlayHttp, rewardsHttp, storyHttp } from './rewards.http.ts';
import { createRewards } from './rewards.ts';

export type { Rewards as Door } from './rewards.ts';

export const rewardsModule = defineModule({
  name: 'rewards',
  needs: ['library', 'families', 'playbooks', 'learning', 'brainTrainer'],
  create: createRewards,
  calls: { ...rewardCalls, ...storyCalls, ...freePlayCalls, ...bookCalls },
  handlers: (rewards) => ({ ...rewardsHttp(rewards), ...storyHttp(rewards), ...freePlayHttp(rewards), ...booksHttp(rewards) }),
  listens: (rewards) => rewards.listens,
  erase: eraseRewards,
  export: exportRewards,
  retention:
    'Stickers, books read, what the parent has switched off and the free play of the last day until the family or the child is erased.',
});
