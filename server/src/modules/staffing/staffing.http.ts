import type { staffCalls } from '@school/contract/staffing/calls';
import type { teacherLessonCalls } from '@school/contract/staffing/lesson-calls';

import type { Calendar } from '#modules/calendar';
import type { Actor } from '#modules/calendar/rules';
import type { Handlers } from '#platform/http';
import type { Principal } from '#platform/principal';

import type { Staffing } from './staffing.ts';

const actor = ({ accountId, role }: Principal): Actor => ({ accountId, role });

/** contract → action → view; a teacher is always the caller itself. */
export const staffHttp = (staffing: Staffing, calendar: Calendar): Handlers<typeof staffCalls> => ({
  'GET /teacher/availability': ({ who }) => calendar.readAvailability(who.customerId),
  'POST /teacher/availability/preview': ({ who, body }) => calendar.previewAvailability(who.customerId, body),
  'POST /teacher/availability': ({ who, body }) => calendar.changeAvailability(who.customerId, body),
  'POST /teacher/absences/preview': ({ who, body }) =>
    staffing.previewAbsence(who.customerId, { ...body, fromMinute: body.fromMinute ?? 0 }),
  'POST /teacher/absences': ({ who, body }) =>
    staffing.noteAbsence(actor(who), who.customerId, { ...body, fromMinute: body.fromMinute ?? 0 }),
  'POST /teacher/absences/:absenceId/end': ({ who, params }) => staffing.endAbsence(who.customerId, params.absenceId),
  'POST /teacher/lessons/:eventId/here': ({ who, params }) => staffing.enterLesson(who.customerId, params.eventId),
  'POST /teacher/lessons/:eventId/non-attendance': ({ who, params }) => staffing.markMissed(actor(who), who.customerId, params.eventId),
  'POST /teacher/lessons/:eventId/not-held': ({ who, params }) => staffing.markNotHeld(actor(who), who.customerId, params.eventId),
  'POST /teacher/lessons/:eventId/undo-mark': ({ who, params }) => staffing.undoMark(who.customerId, params.eventId),
  'POST /teacher/lessons/:eventId/technical': ({ who, params, body }) =>
    staffing.breakDown(actor(who), who.customerId, params.eventId, body.reason),
  'GET /manager/teachers/:teacherId/availability': ({ params }) => calendar.readAvailability(params.teacherId),
  'POST /manager/teachers/:teacherId/availability/preview': ({ params, body }) => calendar.previewAvailability(params.teacherId, body),
  'POST /manager/teachers/:teacherId/availability': ({ params, body: { rules, exceptions, touched } }) =>
    calendar.changeAvailability(params.teacherId, { rules, exceptions, touched }),
  'POST /manager/teachers/:teacherId/absences/preview': ({ params, body }) =>
    staffing.previewAbsence(params.teacherId, { ...body, fromMinute: body.fromMinute ?? 0 }),
  'POST /manager/teachers/:teacherId/absences': ({ who, params, body: { kind, from, to, fromMinute = 0, note, choices } }) =>
    staffing.noteAbsence(actor(who), params.teacherId, { kind, from, to, fromMinute, note, choices }),
  'GET /manager/late-lessons': () => staffing.lateLessons(),
  'POST /manager/lessons/:eventId/replace': ({ who, params, body }) => staffing.replaceTeacher(actor(who), params.eventId, body),
  'POST /manager/lessons/:eventId/return': ({ who, params, body }) => staffing.returnLesson(actor(who), params.eventId, body.reason),
});

/** A teacher's lessons, what it says of them, and what a family says against that. */
export const teacherLessonsHttp = (staffing: Staffing): Handlers<typeof teacherLessonCalls> => ({
  'GET /teacher/lessons': ({ who, query }) => staffing.teacherLessons({ teacherId: who.customerId, ...query }),
  'GET /teacher/lessons/:eventId': ({ who, params }) => staffing.teacherLesson(who.customerId, params.eventId),
  'POST /teacher/lessons/:eventId/conducted': ({ who, params, body }) =>
    staffing.markConducted(actor(who), who.customerId, params.eventId, body),
  'POST /teacher/lessons/:eventId/report': ({ who, params, body }) => staffing.reportTrial(who.customerId, params.eventId, body),
  'POST /events/:eventId/objection': ({ who, params, body }) => staffing.objectTo(actor(who), who.customerId, params.eventId, body.text),
});
