import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import type { Outbox } from './outbox.ts';
import type { Realtime } from './realtime.ts';

/** What an action of nearly every module works with: its transaction, the time, what it publishes, and screens that are to look again. */
export interface Acting {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  outbox: Pick<Outbox, 'publish'>;
  realtime: Pick<Realtime, 'changed'>;
}
