import type { shelfCalls } from '@school/contract/lesson-room/shelf-calls';

import type { Handlers } from '#platform/http';

import type { LessonRoom } from './lesson-room.ts';

export const shelfHttp = ({ shelf, pictures }: LessonRoom): Handlers<typeof shelfCalls> => ({
  'GET /teacher/shelf': async ({ who }) => ({ pictures: await shelf.list(who) }),
  'POST /teacher/shelf': ({ who, query, request }) => shelf.add(who, query, request.raw, request.idempotencyKey),
  'PATCH /teacher/shelf/:pictureId': async ({ who, params, body }) => {
    await shelf.rename(who, params.pictureId, body.name);
    return { done: true };
  },
  'DELETE /teacher/shelf/:pictureId': async ({ who, params }) => {
    await shelf.remove(who, params.pictureId);
    return { done: true };
  },
  'GET /lesson-room/:eventId/pictures': async ({ who, params }) => ({ pictures: await pictures(who, params.eventId) }),
});
