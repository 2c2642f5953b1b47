import type { CalendarDependencies } from '#modules/calendar';
import type { Catalogue } from '#modules/catalogue';
import type { SchoolSettings } from '#modules/school';
import type { Outbox } from '#platform/outbox';

import type { TeacherRequests } from '../stores/teacher-requests.store.ts';

/** What an action on trials, changes and weekly schedules works with. */
export interface SchedulingDependencies extends CalendarDependencies {
  /** What the owner has chosen for the school. */
  school: Pick<SchoolSettings, 'now' | 'read' | 'readMany'>;
  /** What the school offers, and how. */
  catalogue: Pick<Catalogue, 'offer' | 'courseOffered' | 'subjectOffered' | 'trialTerms'>;
  outbox: Outbox;
  teacherRequests: TeacherRequests;
}
