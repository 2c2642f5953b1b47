import type { staffCalls } from '@school/contract/scheduling/staff-calls';

import type { Handlers } from '#platform/http';
import type { Principal } from '#platform/principal';

import type { Actor } from '../actor.ts';
import type { Scheduling } from '../scheduling.ts';

const actor = ({ accountId, role }: Principal): Actor => ({ accountId, role });

/** contract → action → view; a teacher is always the caller itself. */
export const staffHttp = (scheduling: Scheduling): Handlers<typeof staffCalls> => ({
  'GET /teacher/availability': ({ who }) => scheduling.readAvailability(who.customerId),
  'POST /teacher/availability/preview': ({ who, body }) => scheduling.previewAvailability(who.customerId, body),
  'POST /teacher/availability': ({ who, body }) => scheduling.changeAvailability(who.customerId, body),
  'POST /teacher/absences/preview': ({ who, body }) =>
    scheduling.previewAbsence(who.customerId, { ...body, fromMinute: body.fromMinute ?? 0 }),
  'POST /teacher/absences': ({ who, body }) =>
    scheduling.noteAbsence(actor(who), who.customerId, { ...body, fromMinute: body.fromMinute ?? 0 }),
  'POST /teacher/absences/:absenceId/end': ({ who, params }) => scheduling.endAbsence(who.customerId, params.absenceId),
  'POST /teacher/lessons/:eventId/here': ({ who, params }) => scheduling.enterLesson(who.customerId, params.eventId),
  'POST /teacher/lessons/:eventId/non-attendance': ({ who, params }) => scheduling.markMissed(actor(who), who.customerId, params.eventId),
  'POST /teacher/lessons/:eventId/not-held': ({ who, params }) => scheduling.markNotHeld(actor(who), who.customerId, params.eventId),
  'POST /teacher/lessons/:eventId/undo-mark': ({ who, params }) => scheduling.undoMark(who.customerId, params.eventId),
  'POST /teacher/lessons/:eventId/technical': ({ who, params, body }) =>
    scheduling.breakDown(actor(who), who.customerId, params.eventId, body.reason),
  'GET /manager/late-lessons': () => scheduling.lateLessons(),
  'POST /manager/lessons/:eventId/replace': ({ who, params, body }) => scheduling.replaceTeacher(actor(who), params.eventId, body),
  'POST /manager/lessons/:eventId/return': ({ who, params, body }) => scheduling.returnLesson(actor(who), params.eventId, body.reason),
});
