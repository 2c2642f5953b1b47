import type { BrainTrainer } from '#modules/brain-trainer';
import type { Families } from '#modules/families';
import type { Groups } from '#modules/groups';
import type { Learning } from '#modules/learning';
import type { Library } from '#modules/library';
import type { Playbooks } from '#modules/playbooks';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';

import type { BadgeStore } from './badges.store.ts';
import type { BookStore } from './books.store.ts';
import type { BridgeStore } from './bridges.store.ts';
import type { FreePlayStore } from './free-play.store.ts';
import type { ReadPage } from './read-stickers.ts';
import type { RewardStore } from './rewards.store.ts';

/** What rewards is built from. */
export interface RewardsGiven {
  db: Db;
  clock: Clock;
  library: Pick<Library, 'document' | 'list'>;
  families: Pick<Families, 'kidFor' | 'kids' | 'timezonesOf'>;
  playbooks: Pick<Playbooks, 'playedBetween' | 'mendedBetween'>;
  learning: Pick<Learning, 'lessonsDone' | 'held' | 'streak'>;
  groups: Pick<Groups, 'teamsOf'>;
  brainTrainer: Pick<BrainTrainer, 'playedBetween'>;
}

/** What an action of this module works with. */
export interface Tools extends RewardsGiven {
  store: RewardStore;
  freePlay: FreePlayStore;
  books: BookStore;
  badges: BadgeStore;
  bridges: BridgeStore;
  /** The pages of the album, as content/ has them. */
  pages(): readonly ReadPage[];
}
