import type { CalendarDependencies } from '#modules/calendar';
import type { Catalogue } from '#modules/catalogue';
import type { SchoolSettings } from '#modules/school';
import type { TeacherCards } from '#modules/teacher-cards';
import type { Ports } from '#platform/module';
import type { Outbox } from '#platform/outbox';

import type { TeacherRequests } from '../stores/teacher-requests.store.ts';

/** What an action on trials, changes and weekly schedules works with. */
export interface SchedulingDependencies extends CalendarDependencies {
  /** What the owner has chosen for the school. */
  school: Pick<SchoolSettings, 'at' | 'now' | 'read' | 'readMany'>;
  /** What the school offers, and how. */
  catalogue: Pick<Catalogue, 'offer' | 'courseOffered' | 'subjectOffered' | 'trialTerms'>;
  /** How teachers present themselves to families. */
  cardsShown: TeacherCards['cards'];
  /** Averages that families may know, by teacher; none where there are too few ratings. */
  ratingsShown: Ports['ratingsShown'];
  outbox: Outbox;
  teacherRequests: TeacherRequests;
}
