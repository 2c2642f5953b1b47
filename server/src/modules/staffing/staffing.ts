import type { Calendar } from '#modules/calendar';
import type { Db } from '#platform/db';

import { managerActions } from './by-manager/by-manager.ts';
import { ownPupil, ownPupils } from './workspace/own-pupils.ts';
import { earnedBetween, setRate, showEarnings, showRates } from './workspace/show-earnings.ts';
import type { StaffingDependencies } from './dependencies/dependencies.ts';
import { breakDown } from './lessons/break-down.ts';
import { closeAsMissed } from './lessons/close-as-missed.ts';
import { conductLesson } from './lessons/conduct-lesson.ts';
import { enterLesson } from './lessons/enter-lesson.ts';
import { noteLesson, noteTemplates } from './lessons/note-lesson.ts';
import { returnLesson } from './lessons/return-lesson.ts';
import { teacherLesson, teacherLessons } from './lessons/teacher-lessons.ts';
import { tellLate } from './lessons/tell-late.ts';
import { judgeAbsence, markConducted, markMissed, markNotHeld } from './marks/mark-lesson.ts';
import { correctReport } from './marks/correct-report.ts';
import { reportTrial } from './marks/report-trial.ts';
import { settleMarks } from './marks/settle-marks.ts';
import { undoMark } from './marks/undo-mark.ts';
import { decideObjection, mayObjectTo, objectTo } from './objections/object.ts';
import { createAttendanceStore } from './stores/attendance.store.ts';
import { createNotes } from './stores/notes.store.ts';
import { createObjections } from './stores/objections.store.ts';
import { createPayStore } from './stores/pay.store.ts';
import { createRunningLates } from './stores/running-late.store.ts';
import { endAbsence } from './substitution/end-absence.ts';
import { teacherActions } from './substitution/manage-teachers.ts';
import { leaveWith, previewLeaving } from './substitution/leave.ts';
import { noteAbsence } from './substitution/note-absence.ts';
import { previewAbsence } from './substitution/preview-absence.ts';
import { replaceTeacher } from './substitution/replace-teacher.ts';
import { lateLessons, watchLateTeachers } from './substitution/watch-late-teachers.ts';

export type StaffingGiven = Pick<StaffingDependencies, 'catalogue' | 'outbox'> & { calendar: Calendar; db: Db };

/**
 * Teachers: their absences and who steps in, what became of their lessons, what they are paid (docs/rules/lessons.md, docs/rules/schedule.md#teachers-hours). Each action
 * takes the teacher it is about, so a manager can do it for anybody.
 */
export function createStaffing({ calendar, catalogue, db, outbox }: StaffingGiven) {
  const deps: StaffingDependencies = {
    ...calendar.dependencies,
    outbox,
    catalogue,
    attendance: createAttendanceStore(db),
    notes: createNotes(db),
    objections: createObjections(db),
    pay: createPayStore(db),
    runningLates: createRunningLates(db),
  };
  return {
    previewAbsence: previewAbsence(deps),
    noteAbsence: noteAbsence(deps),
    endAbsence: endAbsence(deps),
    previewLeaving: previewLeaving(deps),
    leaveWith: leaveWith(deps),
    replaceTeacher: replaceTeacher(deps),
    lateLessons: lateLessons(deps),
    ...teacherActions(deps),

    teacherLessons: teacherLessons(deps),
    teacherLesson: teacherLesson(deps),
    enterLesson: enterLesson(deps),
    /** How long somebody was in the room of a lesson, as the room has seen it. */
    noteAttendance: deps.attendance.note,
    attendanceOf: deps.attendance.ofLesson,
    tellLate: tellLate(deps),
    conductLesson: conductLesson(deps),
    closeAsMissed: closeAsMissed(deps),
    breakDown: breakDown(deps),
    returnLesson: returnLesson(deps),
    noteLesson: noteLesson(deps),
    noteTemplates: noteTemplates(deps),

    markConducted: markConducted(deps),
    markMissed: markMissed(deps),
    judgeAbsence: judgeAbsence(deps),
    markNotHeld: markNotHeld(deps),
    undoMark: undoMark(deps),
    reportTrial: reportTrial(deps),
    correctReport: correctReport(deps),

    /** What a family says against a mark, and what a manager decides of it. */
    objectTo: objectTo(deps),
    mayObjectTo: mayObjectTo(deps),
    objectionsTo: deps.objections.ofLessons,
    decideObjection: decideObjection(deps),

    /** The text of the note after each of these lessons, where there is one. */
    notesTo: async (lessonIds: readonly string[]) =>
      new Map((await deps.notes.ofLessons(lessonIds)).map(({ lessonId, text }) => [lessonId, text] as const)),
    ownPupils: ownPupils(deps),
    ownPupil: ownPupil(deps),
    earnings: showEarnings(deps),
    earned: earnedBetween(deps),
    /** Everybody who teaches or has taught, and one of them. */
    employed: () => deps.managedTeachers.all(),
    employee: (teacherId: string) => deps.teachers.find(teacherId),
    /** Until the commit no lesson of this teacher is closed, moved or judged: what it is paid for stands still. */
    holdPay: (teacherId: string) => deps.calendar.lock({ teachers: [teacherId], kids: [] }),
    payRates: showRates(deps),
    setPayRate: setRate(deps),

    ...managerActions(deps),

    /** By the clock, every minute. */
    watchLateTeachers: watchLateTeachers(deps),
    settleMarks: settleMarks(deps),
  };
}

export type Staffing = ReturnType<typeof createStaffing>;
