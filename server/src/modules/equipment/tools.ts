import type { Families } from '#modules/families';
import type { Calendar } from '#modules/calendar';
import type { Staffing } from '#modules/staffing';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { RateLimit } from '#platform/rate-limit';
import type { RelaySettings } from '#platform/settings';

import type { EquipmentStore } from './equipment.store.ts';
import type { LineStore } from './line.store.ts';

/** What an action of this module works with. */
export interface Tools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  rateLimit: Pick<RateLimit, 'take'>;
  families: Pick<Families, 'family' | 'kids'>;
  calendar: Pick<Calendar, 'teacher'>;
  staffing: Pick<Staffing, 'teacherLesson'>;
  /** The relay that calls go through where they cannot go directly; none where the school has none. */
  relay: RelaySettings | undefined;
  devices: EquipmentStore;
  line: LineStore;
}
