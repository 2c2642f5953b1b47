import type { Db } from '#platform/db';

import { markConducted, markMissed, markNotHeld } from '../marks/mark-lesson.ts';
import { createMarks } from '../marks/marks.store.ts';
import { settleMarks } from '../marks/settle-marks.ts';
import { undoMark } from '../marks/undo-mark.ts';
import type { Tools } from '../tools.ts';
import { createAbsences } from './absences.store.ts';
import { breakDown } from './break-down.ts';
import { changeAvailability, previewAvailability } from './change-availability.ts';
import { closeAsMissed } from './close-as-missed.ts';
import { endAbsence } from './end-absence.ts';
import { enterLesson } from './enter-lesson.ts';
import { createLateLessons } from './late-lessons.store.ts';
import { noteAbsence } from './note-absence.ts';
import { previewAbsence } from './preview-absence.ts';
import { readAvailability } from './read-availability.ts';
import { replaceTeacher } from './replace-teacher.ts';
import { returnLesson } from './return-lesson.ts';
import type { StaffTools } from './staff-tools.ts';
import { createStaffings } from './staffing.store.ts';
import { teacherDeeds } from './manage-teachers.ts';
import { createTeacherDesk } from './teacher-desk.store.ts';
import { lateLessons, watchLateTeachers } from './watch-late-teachers.ts';

/** The tools of the deeds about teachers. */
export const staffTools = (tools: Tools, db: Db): StaffTools => ({
  ...tools,
  absences: createAbsences(db),
  lateLessons: createLateLessons(db),
  desk: createTeacherDesk(db),
  marks: createMarks(db),
  staffings: createStaffings(db),
});

/**
 * Teachers' hours and absences, what becomes of a lesson, and who steps in (docs/rules/lessons.md, docs/rules/schedule.md#teachers-hours). Each deed takes the teacher it
 * is about, so a manager can do it for anybody.
 */
export const staffDeeds = (tools: StaffTools) => ({
  readAvailability: readAvailability(tools),
  previewAvailability: previewAvailability(tools),
  changeAvailability: changeAvailability(tools),
  previewAbsence: previewAbsence(tools),
  noteAbsence: noteAbsence(tools),
  endAbsence: endAbsence(tools),
  enterLesson: enterLesson(tools),
  closeAsMissed: closeAsMissed(tools),
  markConducted: markConducted(tools),
  markMissed: markMissed(tools),
  markNotHeld: markNotHeld(tools),
  undoMark: undoMark(tools),
  breakDown: breakDown(tools),
  lateLessons: lateLessons(tools),
  replaceTeacher: replaceTeacher(tools),
  returnLesson: returnLesson(tools),
  ...teacherDeeds(tools),
  /** By the clock, every minute. */
  watchLateTeachers: watchLateTeachers(tools),
  settleMarks: settleMarks(tools),
});
