import type { Library } from '#modules/library';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';

import type { MasteryStore } from './stores/mastery.store.ts';

/** What mastery is built from. */
export interface MasteryGiven {
  db: Db;
  clock: Clock;
  library: Pick<Library, 'courses' | 'course' | 'courseWithTaken'>;
}

/** What an action of this module works with. */
export interface Tools extends MasteryGiven {
  store: MasteryStore;
}
