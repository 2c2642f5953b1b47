import type { CalendarDependencies } from '#modules/calendar';
import type { Outbox } from '#platform/outbox';

import type { TeacherRequests } from '../stores/teacher-requests.store.ts';

/** Numbers of the schedule that the school's settings choose. */
export interface ScheduleLimits {
  unpaidScheduleHours: number;
  pauseDays: number;
}

/** What an action on trials, changes and weekly schedules works with. */
export interface SchedulingDependencies extends CalendarDependencies {
  limits: ScheduleLimits;
  outbox: Outbox;
  teacherRequests: TeacherRequests;
}
