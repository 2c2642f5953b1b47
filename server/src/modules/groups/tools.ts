import type { Scheduling } from '#modules/scheduling';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Realtime } from '#platform/realtime';

import type { GroupRows } from './groups.store.ts';

/** What an action of this module works with. */
export interface Tools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  realtime: Pick<Realtime, 'changed'>;
  scheduling: Pick<Scheduling, 'teacher'>;
  rows: GroupRows;
}
