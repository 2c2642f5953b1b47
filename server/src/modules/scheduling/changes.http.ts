import type { lessonChangeCalls } from '@school/contract/scheduling/change-calls';

import type { LessonActor } from '#modules/calendar';
import type { Actor } from '#modules/calendar/rules';
import type { Handlers } from '#platform/http';
import type { Principal } from '#platform/principal';

import type { Scheduling } from './scheduling.ts';
import { trialRequest } from './trials/trial-request.ts';

const actor = ({ accountId, role }: Principal): Actor => ({ accountId, role });

/** A manager asks about anybody's lesson, everybody else about the family's, a kid about its own. */
const lessonActor = (who: Principal): LessonActor => ({
  by: actor(who),
  familyId: who.role === 'manager' ? null : who.customerId,
  ...(who.kidUid ? { kidUid: who.kidUid } : {}),
});

const requestOf = <Scope>({ scope, timestamp, teacherId }: { scope: Scope; timestamp: string; teacherId?: string | undefined }) => ({
  scope,
  teacherId,
  startsAt: Temporal.Instant.from(timestamp),
});

/** contract → action → view. */
export function lessonChangeHttp(scheduling: Scheduling): Handlers<typeof lessonChangeCalls> {
  return {
    'GET /events/:eventId': ({ who, params }) => scheduling.showEvent(lessonActor(who), params.eventId),
    'GET /events/:eventId/changes': ({ who, params }) => scheduling.showTerms(lessonActor(who), params.eventId),
    'GET /events/:eventId/slots': ({ who, params }) => scheduling.lessonSlots(lessonActor(who), params.eventId),
    'POST /events/:eventId/transfer/preview': ({ who, params, body }) =>
      scheduling.previewTransfer(lessonActor(who), params.eventId, requestOf(body)),
    'POST /events/:eventId/transfer': ({ who, params, body }) =>
      scheduling.transferLesson(lessonActor(who), params.eventId, { ...requestOf(body), reason: body.reason }),
    'POST /events/:eventId/cancel': ({ who, params, body }) => scheduling.cancelLesson(lessonActor(who), params.eventId, body),
    'POST /events/:eventId/cancel/undo': ({ who, params }) =>
      scheduling.undoCancelling({ ...lessonActor(who), familyId: who.customerId }, params.eventId),
    'GET /single-lesson/:processId/slots': ({ who, params }) => scheduling.singleSlots(who.customerId, params.processId),
    'POST /single-lesson': ({ who, body }) =>
      scheduling.appointLesson(actor(who), {
        familyId: who.customerId,
        processId: body.processId,
        teacherId: body.teacherId,
        startsAt: Temporal.Instant.from(body.timestamp),
      }),
    'POST /intro/hold': ({ who, body }) => scheduling.holdIntro(actor(who), trialRequest(who, body)),
    'POST /intro/hold/release': async ({ who, body }) => {
      await scheduling.releaseIntro(actor(who), who.customerId, body.eventId);
      return { done: true };
    },
  };
}
