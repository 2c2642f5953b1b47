import type { Audit } from '#modules/audit';
import type { Families } from '#modules/families';
import type { Calendar } from '#modules/calendar';
import type { SchoolSettings } from '#modules/school';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Realtime } from '#platform/realtime';

import type { RatingStore } from './ratings.store.ts';

/** What an action of this module works with. */
export interface Tools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  realtime: Pick<Realtime, 'changed'>;
  audit: Pick<Audit, 'record'>;
  families: Pick<Families, 'kidsOfMany' | 'family' | 'namesOf'>;
  calendar: Pick<Calendar, 'heldLesson' | 'teacher'>;
  school: Pick<SchoolSettings, 'now'>;
  store: RatingStore;
}
