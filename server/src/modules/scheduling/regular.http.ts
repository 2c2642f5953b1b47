import type { regularScheduleCalls } from '@school/contract/scheduling/regular-calls';

import type { Actor } from '#modules/calendar/rules';
import type { Handlers } from '#platform/http';
import type { Principal } from '#platform/principal';

import type { Scheduling } from './scheduling.ts';

const actor = ({ accountId, role }: Principal): Actor => ({ accountId, role });

/** contract → action → view; a family is always the caller's own. */
export function regularHttp(scheduling: Scheduling): Handlers<typeof regularScheduleCalls> {
  return {
    'GET /regular-schedule/:processId': ({ who, params }) => scheduling.showSchedule(who.customerId, params.processId),
    'POST /regular-schedule/change/preview': ({ who, body }) => scheduling.previewChange({ familyId: who.customerId, ...body }),
    'POST /regular-schedule/change': ({ who, body }) => scheduling.changeSchedule(actor(who), { familyId: who.customerId, ...body }),
    'POST /regular-schedule/pause': ({ who, body }) => scheduling.pauseSchedule(actor(who), { familyId: who.customerId, ...body }),
    'POST /regular-schedule/resume': ({ who, body }) => scheduling.resumeSchedule(actor(who), { familyId: who.customerId, ...body }),
    'POST /regular-schedule/end': ({ who, body }) => scheduling.endSchedule(actor(who), { familyId: who.customerId, ...body }),
    'GET /user/change-teacher-request/:processId': ({ who, params }) => scheduling.listCandidates(who.customerId, params.processId),
    'POST /user/change-teacher-request': ({ who, body }) => scheduling.changeTeacher(actor(who), { familyId: who.customerId, ...body }),
  };
}
