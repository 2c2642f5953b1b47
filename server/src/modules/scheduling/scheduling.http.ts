import type { trialPreviewCalls } from '@school/contract/catalogue/trial-terms';
import type { schedulingCalls } from '@school/contract/scheduling/calls';

import type { Calendar } from '#modules/calendar';
import type { Actor } from '#modules/calendar/rules';
import type { Handlers } from '#platform/http';
import type { Principal } from '#platform/principal';

import type { Scheduling } from './scheduling.ts';
import { trialRequest } from './trials/trial-request.ts';

const actor = ({ accountId, role }: Principal): Actor => ({ accountId, role });

/** contract → action → view; a family is always the caller's own. */
export function schedulingHttp(
  scheduling: Scheduling,
  calendar: Pick<Calendar, 'listEvents'>,
): Handlers<typeof schedulingCalls & typeof trialPreviewCalls> {
  return {
    'GET /events': ({ who, query }) =>
      calendar.listEvents({ familyId: who.customerId, day: query.from, kidUid: who.kidUid ?? query.kidUid }),
    'GET /intro/slots': ({ who, query }) => scheduling.introSlots({ familyId: who.customerId, ...query }),
    'POST /intro': ({ who, body }) => scheduling.bookIntro(actor(who), trialRequest(who, body)),
    'POST /manager/trial-terms/preview': ({ body }) => scheduling.previewTrials(body.terms),
    'POST /user/decline-suggested-subject': async ({ who, body }) => {
      await scheduling.declineSuggestedSubject(who.customerId, body.processId);
      return { done: true };
    },
    'GET /schedule-selection/:courseCode/:kidUid': ({ who, params }) => scheduling.selectSchedule({ familyId: who.customerId, ...params }),
    'POST /regular-schedule/preview': ({ who, body }) => scheduling.previewSchedule({ familyId: who.customerId, ...body }),
    'POST /regular-schedule': ({ who, body }) => scheduling.setRegularSchedule(actor(who), { familyId: who.customerId, ...body }),
  };
}
