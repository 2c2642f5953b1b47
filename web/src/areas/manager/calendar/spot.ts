import type { CalendarLesson, TeacherDay } from '@school/contract/back-office/calendar-calls';

/** A lesson that is to go somewhere else, and whose it is. */
export interface Moved {
  lesson: CalendarLesson;
  familyId: string;
}

/** A free start of a teacher. */
export interface Spot {
  teacher: Pick<TeacherDay, 'teacherId' | 'name' | 'subjects'>;
  start: string;
}
