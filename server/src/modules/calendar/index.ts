/** The door of the calendar: teachers and their hours, processes, and the one way in which lessons are written. */
import type { Calendar } from './calendar.ts';

export { calendarTopics } from './calendar.topics.ts';
export { type Calendar, createCalendar } from './calendar.ts';
export type { CalendarDependencies, TaughtIn } from './dependencies/dependencies.ts';
export type { SchedulingEvent } from './dependencies/events.ts';
export { type Funded, fundLessons } from './funding/fund-lessons.ts';
export { absencesOf, readAvailability } from './hours/read-availability.ts';
export { happensTo, readToManage } from './processes/happens-to.ts';
export { freeFor, processesOf, processOf, stateWith } from './processes/read-processes.ts';
export { type Actor, theSchool } from './rules/actor.ts';
export type { Lesson } from './rules/lesson.ts';
export type { Ahead } from './stores/ahead.store.ts';
export type { WeeklySchedule } from './stores/changing.store.ts';
export type { ClubLesson } from './stores/clubs.store.ts';
export { eraseLessonWords, familiesBeside, teachersWhoTaught } from './stores/erase-kid.store.ts';
export type { ClosedLesson } from './stores/closed-lessons.store.ts';
export { exportLessons } from './stores/export-family.store.ts';
export type { CalendarLesson } from './stores/feed-lessons.store.ts';
export { attendances, familyOfLesson, lessonsOfKids } from './stores/lessons-of-kids.store.ts';
export type { FlagKind, Mark, MarkOutcome } from './stores/marks.store.ts';
export type { Place } from './stores/places.store.ts';
export type { ProcessRecord } from './stores/processes.store.ts';
export type { SeriesRecord } from './stores/series.store.ts';
export type { EmployedTeacher, Load, TeacherProfile } from './stores/managed-teachers.store.ts';
export type { Availability, TeacherRecord } from './stores/teachers.store.ts';
export { shownHorizon } from './times/shown-horizon.ts';
export { overlapsAt, siblingsBusy } from './times/siblings.ts';
export { conflictsOf, type JudgedDates, startsForKid } from './times/starts-for-kid.ts';
export { type LessonActor, actorKindOf, eventFor, familiesOf, findLesson } from './views/lesson-actor.ts';
export { dayIn } from './views/day-in-query.ts';
export { tellScreens } from './views/tell-screens.ts';
export { familiesIn, kidsIn, touchedLessons } from './views/touched-lessons.ts';
export { eventsOf, levelTitleOf, markView, reportView, teachersOf, teacherView } from './views/views.ts';

declare module '#platform/module' {
  interface Doors {
    calendar: Calendar;
  }
}
