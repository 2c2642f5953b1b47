/** The door of scheduling: lessons, trials, regular schedules, the teachers and their hours. */
export { type Actor, theSchool } from './actor.ts';
export { createScheduling, type Scheduling } from './scheduling.ts';
export { lessonChangeHttp } from './changes/changes.http.ts';
export { calendarFeedHttp, serveCalendarFeeds } from './feed/feed.http.ts';
export { cabinetHttp } from './cabinet/cabinet.http.ts';
export { schedulingHttp } from './scheduling.http.ts';
export { regularHttp } from './regular/regular.http.ts';
export { schedulingTopics } from './scheduling.topics.ts';
export { staffHttp } from './staff/staff.http.ts';
export type { Availability, TeacherRecord } from './teachers.store.ts';
export type { SchedulingEvent, TaughtIn } from './tools.ts';
export type { Lesson as BookedLesson } from './rules/lesson.ts';
export { eraseLessonWords, familiesBeside, teachersWhoTaught } from './erase-kid.store.ts';
export { exportLessons } from './export-family.store.ts';
