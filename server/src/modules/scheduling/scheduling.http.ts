import type { schedulingCalls } from '@school/contract/scheduling/calls';

import type { Handlers } from '#platform/http';
import type { Principal } from '#platform/principal';

import type { Actor } from './actor.ts';
import type { Scheduling } from './scheduling.ts';

const actor = ({ accountId, role }: Principal): Actor => ({ accountId, role });

/** contract → action → view; a family is always the caller's own. */
export function schedulingHttp(scheduling: Scheduling): Handlers<typeof schedulingCalls> {
  return {
    'GET /events': ({ who, query }) =>
      scheduling.listEvents({ familyId: who.customerId, day: query.from, kidUid: who.kidUid ?? query.kidUid }),
    'GET /intro/slots': ({ who, query }) => scheduling.introSlots({ familyId: who.customerId, ...query }),
    'POST /intro': ({ who, body }) =>
      scheduling.bookIntro(actor(who), {
        familyId: who.customerId,
        kidUid: body.kidUid,
        subject: body.subject,
        startsAt: Temporal.Instant.from(body.timestamp),
        overAgeConfirmed: body.overAgeConfirmed === true,
      }),
    'POST /user/decline-suggested-subject': async ({ who, body }) => {
      await scheduling.declineSuggestedSubject(who.customerId, body.processId);
      return { done: true };
    },
    'GET /schedule-selection/:courseCode/:kidUid': ({ who, params }) => scheduling.selectSchedule({ familyId: who.customerId, ...params }),
    'POST /regular-schedule/preview': ({ who, body }) => scheduling.previewSchedule({ familyId: who.customerId, ...body }),
    'POST /regular-schedule': ({ who, body }) => scheduling.setRegularSchedule(actor(who), { familyId: who.customerId, ...body }),
    'GET /teacher/lessons': ({ who, query }) => scheduling.teacherLessons({ teacherId: who.customerId, ...query }),
    'GET /teacher/lessons/:eventId': ({ who, params }) => scheduling.teacherLesson(who.customerId, params.eventId),
    'POST /teacher/lessons/:eventId/conducted': ({ who, params, body }) =>
      scheduling.markConducted(actor(who), who.customerId, params.eventId, body),
    'POST /teacher/lessons/:eventId/report': ({ who, params, body }) => scheduling.reportTrial(who.customerId, params.eventId, body),
  };
}
