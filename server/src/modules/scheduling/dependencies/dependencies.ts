import type { CalendarDependencies } from '#modules/calendar';
import type { SchoolSettings } from '#modules/school';
import type { Outbox } from '#platform/outbox';

import type { TeacherRequests } from '../stores/teacher-requests.store.ts';

/** What an action on trials, changes and weekly schedules works with. */
export interface SchedulingDependencies extends CalendarDependencies {
  /** What the owner has chosen for the school. */
  school: Pick<SchoolSettings, 'now' | 'read' | 'readMany'>;
  outbox: Outbox;
  teacherRequests: TeacherRequests;
}
