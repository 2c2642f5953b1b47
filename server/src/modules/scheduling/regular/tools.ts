import type { Tools } from '../tools.ts';
import type { AheadLessons } from './ahead.store.ts';
import type { Pauses } from './pauses.store.ts';
import type { TeacherRequests } from './teacher-requests.store.ts';
import type { Unfunded } from './unfunded.store.ts';

/** What the deeds of regular schedules work with. */
export interface RegularTools extends Tools {
  ahead: AheadLessons;
  pauses: Pauses;
  teacherRequests: TeacherRequests;
  unfunded: Unfunded;
}
