import type { followUpCalls } from '@school/contract/back-office/follow-up-calls';

import type { Handlers } from '#platform/http';

import type { FollowUps } from './follow-ups.ts';

export const followUpsHttp = (followUps: FollowUps): Handlers<typeof followUpCalls> => ({
  'GET /manager/family-tags': () => followUps.tags(),
  'POST /manager/families/tags': ({ body }) => followUps.tag(body),
  'GET /manager/families/:familyId/tasks': ({ params }) => followUps.tasksOf(params.familyId),
  'POST /manager/family-tasks': ({ who, body }) => followUps.give(who, body),
  'POST /manager/family-tasks/:taskId/done': ({ who, params }) => followUps.done(who, params.taskId),
  'POST /manager/family-tasks/:taskId/move': ({ params, body }) => followUps.move(params.taskId, body),
});
