import { changers, manager, managerReads, needing, parent, parentAndSupport, familyAndSupport, teacher, type Row } from '../role-rows.ts';
import type { cabinetCalls, payCalls } from './cabinet-calls.ts';
import type { schedulingCalls } from './calls.ts';
import type { lessonChangeCalls } from './change-calls.ts';
import type { calendarFeedCalls } from './feed-calls.ts';
import type { regularScheduleCalls } from './regular-calls.ts';
import type { staffCalls } from './staff-calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const schedulingRights = {
  'POST /teacher/lessons/:eventId/note': teacher,
  'POST /teacher/lessons/:eventId/late': teacher,
  'GET /teacher/note-templates': teacher,
  'POST /teacher/note-templates': teacher,
  'DELETE /teacher/note-templates/:templateId': teacher,
  'GET /teacher/earnings': teacher,

  'GET /manager/teachers/:teacherId/rates': needing(managerReads, 'money', 'staff'),
  'POST /manager/teachers/:teacherId/rates': needing(manager, 'money'),
  'GET /manager/teachers/:teacherId/earnings': needing(managerReads, 'money', 'staff'),

  'GET /events': familyAndSupport,
  'GET /intro/slots': parentAndSupport,
  'POST /intro': parentAndSupport,
  'POST /user/decline-suggested-subject': parent,
  'GET /schedule-selection/:courseCode/:kidUid': parentAndSupport,
  'POST /regular-schedule/preview': parentAndSupport,
  'POST /regular-schedule': parentAndSupport,
  'GET /teacher/lessons': teacher,
  'GET /teacher/lessons/:eventId': teacher,
  'POST /teacher/lessons/:eventId/conducted': teacher,
  'POST /teacher/lessons/:eventId/report': teacher,

  'GET /events/:eventId': familyAndSupport,
  'GET /events/:eventId/changes': changers,
  'GET /events/:eventId/slots': changers,
  'POST /events/:eventId/transfer/preview': changers,
  'POST /events/:eventId/transfer': changers,
  'POST /events/:eventId/cancel': changers,
  'POST /events/:eventId/objection': parent,
  'GET /single-lesson/:processId/slots': parentAndSupport,
  'POST /single-lesson': parentAndSupport,
  'POST /intro/hold': parentAndSupport,
  'POST /intro/hold/release': parentAndSupport,

  'GET /calendar-feeds': parentAndSupport,
  'POST /calendar-feeds': parent,
  'DELETE /calendar-feeds/:kidUid': parent,

  'GET /regular-schedule/:processId': parentAndSupport,
  'POST /regular-schedule/change/preview': parentAndSupport,
  'POST /regular-schedule/change': parentAndSupport,
  'POST /regular-schedule/pause': parentAndSupport,
  'POST /regular-schedule/resume': parentAndSupport,
  'POST /regular-schedule/end': parentAndSupport,
  'GET /user/change-teacher-request/:processId': parentAndSupport,
  'POST /user/change-teacher-request': parentAndSupport,

  'GET /teacher/availability': teacher,
  'POST /teacher/availability/preview': teacher,
  'POST /teacher/availability': teacher,
  'POST /teacher/absences/preview': teacher,
  'POST /teacher/absences': teacher,
  'POST /teacher/absences/:absenceId/end': teacher,
  'POST /teacher/lessons/:eventId/here': teacher,
  'POST /teacher/lessons/:eventId/non-attendance': teacher,
  'POST /teacher/lessons/:eventId/not-held': teacher,
  'POST /teacher/lessons/:eventId/undo-mark': teacher,
  'POST /teacher/lessons/:eventId/technical': teacher,
  'GET /manager/late-lessons': managerReads,
  'POST /manager/lessons/:eventId/replace': manager,
  'POST /manager/lessons/:eventId/return': manager,
} as const satisfies Record<
  | keyof typeof cabinetCalls
  | keyof typeof payCalls
  | keyof typeof schedulingCalls
  | keyof typeof lessonChangeCalls
  | keyof typeof calendarFeedCalls
  | keyof typeof regularScheduleCalls
  | keyof typeof staffCalls,
  Row
>;
