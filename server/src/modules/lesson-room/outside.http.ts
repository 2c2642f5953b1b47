import type { outsideCalls } from '@school/contract/lesson-room/outside-calls';

import type { Handlers } from '#platform/http';

import type { LessonRoom } from './lesson-room.ts';

export const outsideHttp = (room: LessonRoom): Handlers<typeof outsideCalls> => ({
  'GET /lesson-room/:eventId/outside': ({ who, params }) => room.addresses(who, params.eventId),
  'POST /lesson-room/:eventId/outside': ({ who, params, body }) => room.setAddress(who, params.eventId, body),
});
