import { freePlayCalls } from '@school/contract/rewards/free-play-calls';
import { bookCalls } from '@school/contract/rewards/book-calls';
import { rewardCalls } from '@school/contract/rewards/calls';
import { storyCalls } from '@school/contract/rewards/story-calls';
import { togetherCalls } from '@school/contract/rewards/together-calls';

import { defineModule } from '#platform/module';

import { eraseRewards } from './erase-kid.store.ts';
import { exportRewards } from './export-family.store.ts';
import { booksHttp, freePlayHttp, rewardsHttp, storyHttp, togetherHttp } from './rewards.http.ts';
import { createRewards } from './rewards.ts';

export type { Rewards as Door } from './rewards.ts';

export const rewardsModule = defineModule({
  name: 'rewards',
  needs: ['library', 'families', 'playbooks', 'learning', 'brainTrainer', 'groups'],
  create: createRewards,
  calls: { ...rewardCalls, ...storyCalls, ...freePlayCalls, ...bookCalls, ...togetherCalls },
  handlers: (rewards) => ({
    ...rewardsHttp(rewards),
    ...storyHttp(rewards),
    ...freePlayHttp(rewards),
    ...booksHttp(rewards),
    ...togetherHttp(rewards),
  }),
  listens: (rewards) => rewards.listens,
  erase: eraseRewards,
  export: exportRewards,
  retention:
    'Stickers, badges, planks of a club, what Chip wears, books read, what the parent has switched off and the free play of the last day until the family or the child is erased; of a bridge that was built the number stays.',
});
