/** The door of scheduling: trials, changes of lessons, weekly schedules. */
export { lessonChangeHttp } from './changes.http.ts';
export type { ScheduleLimits } from './dependencies/dependencies.ts';
export { regularHttp } from './regular.http.ts';
export { schedulingHttp } from './scheduling.http.ts';
export { createScheduling, type Scheduling } from './scheduling.ts';
export { eraseTeacherRequests } from './stores/erase-kid.store.ts';
