import type { CalendarDependencies } from '#modules/calendar';
import type { Catalogue } from '#modules/catalogue';
import type { Outbox } from '#platform/outbox';

import type { AttendanceStore } from '../stores/attendance.store.ts';
import type { Notes } from '../stores/notes.store.ts';
import type { Objections } from '../stores/objections.store.ts';
import type { PayStore } from '../stores/pay.store.ts';
import type { RunningLates } from '../stores/running-late.store.ts';

/** What an action on teachers and on what became of lessons works with. */
export interface StaffingDependencies extends CalendarDependencies {
  outbox: Outbox;
  /** What the school offers. */
  catalogue: Pick<Catalogue, 'courseOffered'>;
  attendance: AttendanceStore;
  notes: Notes;
  objections: Objections;
  pay: PayStore;
  runningLates: RunningLates;
}
