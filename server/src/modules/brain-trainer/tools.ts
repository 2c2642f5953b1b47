import type { Families } from '#modules/families';
import type { Library } from '#modules/library';
import type { Playbooks } from '#modules/playbooks';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Realtime } from '#platform/realtime';

import type { Duels } from './duels.store.ts';
import type { Games } from './games.ts';
import type { Sessions } from './sessions.store.ts';

/** What the brain trainer is built from. */
export interface BrainTrainerGiven {
  db: Db;
  clock: Clock;
  realtime: Pick<Realtime, 'changed'>;
  library: Library;
  families: Pick<Families, 'kidFor' | 'family' | 'kidOf'>;
  playbooks: Pick<Playbooks, 'lexicon'>;
}

/** What an action of this module works with. */
export interface Tools extends BrainTrainerGiven {
  games: Games;
  sessions: Sessions;
  duels: Duels;
}
