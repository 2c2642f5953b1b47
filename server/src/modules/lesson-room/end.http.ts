import type { endCalls } from '@school/contract/lesson-room/end-calls';

import type { Handlers } from '#platform/http';

import type { LessonRoom } from './lesson-room.ts';

export const endHttp = (room: LessonRoom): Handlers<typeof endCalls> => ({
  'GET /lesson-room/:eventId/finish': ({ who, params }) => room.finishSheet(who, params.eventId),
  'POST /lesson-room/:eventId/finish': ({ who, params, body }) => room.finish(who, params.eventId, body),
  'GET /lesson-room/:eventId/report': async ({ who, params }) => ({ sent: await room.sentReport(who, params.eventId) }),
  'POST /lesson-room/:eventId/report': async ({ who, params, body }) => ({
    sent: await room.correctReport(who, params.eventId, body.text),
  }),
  'GET /lesson-room/:eventId/summary': ({ who, params }) => room.summary(who, params.eventId),
  'GET /lesson-room/:eventId/presence': ({ who, params }) => room.showPresence(who, params.eventId),
});
