import type { planCalls } from '@school/contract/learning/plan-calls';

import type { Handlers } from '#platform/http';

import type { Learning } from './learning.ts';

/** contract → action → view; a teacher is always the caller itself. */
export const plansHttp = (learning: Learning): Handlers<typeof planCalls> => ({
  'GET /teacher/lessons/:eventId/plan': ({ who, params }) => learning.plan(who.customerId, params.eventId),
  'POST /teacher/lessons/:eventId/plan': ({ who, params, body }) => learning.choosePlan(who.customerId, params.eventId, body),
  'POST /teacher/lessons/:eventId/plan/open': ({ who, params }) => learning.openInClass(who.customerId, params.eventId),
});
