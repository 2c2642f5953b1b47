import type { Calendar } from '#modules/calendar';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Outbox } from '#platform/outbox';
import type { Files } from '#platform/files';
import type { RateLimit } from '#platform/rate-limit';

import type { ChangesStore } from './changes.store.ts';
import type { keptFiles } from './kept-files.ts';

/** What an action of this module works with. */
export interface Tools {
  db: Pick<Db, 'inTransaction' | 'afterCommit'>;
  clock: Clock;
  outbox: Pick<Outbox, 'publish'>;
  files: Pick<Files, 'addPicture' | 'addVideo' | 'url' | 'delete'>;
  rateLimit: Pick<RateLimit, 'take'>;
  /** What families see stands with the teacher. */
  cards: Calendar['cards'];
  changes: ChangesStore;
  kept: ReturnType<typeof keptFiles>;
  onFault(fault: unknown, what: string): void;
}
