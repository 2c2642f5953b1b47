import type { Db } from '#platform/db';

import { type Absences, createAbsences } from './absences.store.ts';
import { type AheadLessons, createAhead } from './ahead.store.ts';
import { type Changing, createChanging } from './changing.store.ts';
import { type Clubs, createClubs } from './clubs.store.ts';
import { type ClosedLessons, closedLessons } from './closed-lessons.store.ts';
import { createFeedLessons, type FeedLessons } from './feed-lessons.store.ts';
import { createLateLessons, type LateLessons } from './late-lessons.store.ts';
import { createLessonWriter, type LessonWriter } from './lesson-writer.store.ts';
import { createLessons, type Lessons } from './lessons.store.ts';
import { createMarks, type Marks } from './marks.store.ts';
import { createOwnPupils, type OwnPupils } from './own-pupils.store.ts';
import { createPauses, type Pauses } from './pauses.store.ts';
import { createPlaces, type Places } from './places.store.ts';
import { createProcesses, type Processes } from './processes.store.ts';
import { createReports, type Reports } from './reports.store.ts';
import { createSeries, type Series } from './series.store.ts';
import { createStaffings, type Staffings } from './staffing.store.ts';
import { createManagedTeacherStore, type ManagedTeacherStore } from './managed-teachers.store.ts';
import { createSchoolDays, type SchoolDays } from './school-days.store.ts';
import { createTeacherCards, type TeacherCards } from './teacher-cards.store.ts';
import { createTeachers, type Teachers, type UrlOf } from './teachers.store.ts';
import { type TrialDays, trialDays } from './trial-days.store.ts';
import { createForgottenTrials, type ForgottenTrials } from './trials-without-outcome.store.ts';
import { createUnfunded, type Unfunded } from './unfunded.store.ts';

/** Everything that reads and writes the calendar's tables: teachers and their time, processes, schedules, lessons. */
export interface CalendarStores {
  absences: Absences;
  ahead: AheadLessons;
  calendar: LessonWriter;
  changing: Changing;
  closedLessons: ClosedLessons;
  clubs: Clubs;
  managedTeachers: ManagedTeacherStore;
  feedLessons: FeedLessons;
  forgottenTrials: ForgottenTrials;
  lateLessons: LateLessons;
  lessons: Lessons;
  marks: Marks;
  ownPupils: OwnPupils;
  pauses: Pauses;
  places: Places;
  processes: Processes;
  reports: Reports;
  schoolDays: SchoolDays;
  series: Series;
  staffings: Staffings;
  teacherCards: TeacherCards;
  teachers: Teachers;
  trialDays: TrialDays;
  unfunded: Unfunded;
}

/** `onExpired` hears of held times that a booking found dead and let go of. */
export const createCalendarStores = (
  db: Db,
  clock: Parameters<typeof createLessonWriter>[1],
  promises: Parameters<typeof createLessonWriter>[2],
  onExpired: Parameters<typeof createLessonWriter>[3],
  urlOf: UrlOf,
): CalendarStores => ({
  absences: createAbsences(db),
  ahead: createAhead(db),
  calendar: createLessonWriter(db, clock, promises, onExpired),
  changing: createChanging(db),
  closedLessons: closedLessons(db),
  clubs: createClubs(db),
  managedTeachers: createManagedTeacherStore(db, urlOf),
  feedLessons: createFeedLessons(db),
  forgottenTrials: createForgottenTrials(db),
  lateLessons: createLateLessons(db),
  lessons: createLessons(db),
  marks: createMarks(db),
  ownPupils: createOwnPupils(db),
  pauses: createPauses(db),
  places: createPlaces(db),
  processes: createProcesses(db),
  reports: createReports(db),
  schoolDays: createSchoolDays(db),
  series: createSeries(db),
  staffings: createStaffings(db),
  teacherCards: createTeacherCards(db),
  teachers: createTeachers(db, urlOf),
  trialDays: trialDays(db),
  unfunded: createUnfunded(db),
});
