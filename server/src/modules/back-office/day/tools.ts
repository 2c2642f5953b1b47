import type { Approvals } from '#modules/approvals';
import type { ChatModule } from '#modules/chat';
import type { Families } from '#modules/families';
import type { Identity } from '#modules/identity';
import type { Notifications } from '#modules/notifications';
import type { Payments } from '#modules/payments';
import type { Playbooks } from '#modules/playbooks';
import type { Ratings } from '#modules/ratings';
import type { TeacherCards } from '#modules/teacher-cards';
import type { Reconciliation } from '#modules/reconciliation';
import type { Refunds } from '#modules/refunds';
import type { Calendar } from '#modules/calendar';
import type { Staffing } from '#modules/staffing';
import type { Clock } from '#platform/clock';

import type { LessonActs } from '../acts/lesson-acts.ts';
import type { FollowUps } from '../follow-ups/follow-ups.ts';

/** Doors that know of something which waits, or of figures of a day. */
export interface DayTools {
  clock: Clock;
  lessonActs: Pick<LessonActs, 'requests'>;
  followUps: Pick<FollowUps, 'dueToday'>;
  approvals: Pick<Approvals, 'list'>;
  chat: Pick<ChatModule, 'list' | 'helpdesk'>;
  families: Pick<Families, 'namesOf' | 'kids' | 'registrationsOf'>;
  identity: Pick<Identity, 'contactsOf'>;
  notifications: Pick<Notifications, 'undelivered'>;
  payments: Pick<Payments, 'paidOfDays' | 'firstPaid'>;
  reconciliation: Pick<Reconciliation, 'list'>;
  refunds: Pick<Refunds, 'list' | 'ofDays'>;
  playbooks: Pick<Playbooks, 'worksWaitingSince'>;
  ratings: Pick<Ratings, 'list' | 'ofTeacher'>;
  teacherCards: Pick<TeacherCards, 'deciding'>;
  staffing: Pick<Staffing, 'lateLessons' | 'lessonFlags' | 'openObjections' | 'unmarkedLessons' | 'decideObjection' | 'seeLessonFlag'>;
  calendar: Pick<Calendar, 'lesson' | 'touchedLesson' | 'lessonDays' | 'trialFamilies' | 'teacherDays'>;
}
