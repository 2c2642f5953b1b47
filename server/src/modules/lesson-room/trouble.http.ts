import type { troubleCalls } from '@school/contract/lesson-room/trouble-calls';

import type { Handlers } from '#platform/http';

import type { LessonRoom } from './lesson-room.ts';

export const troubleHttp = (room: LessonRoom): Handlers<typeof troubleCalls> => ({
  'POST /lesson-room/:eventId/help': ({ who, params, body }) => room.callForHelp(who, params.eventId, body),
  'POST /lesson-room/:eventId/phone': ({ who, params, body }) => room.goOnByPhone(who, params.eventId, body),
  'GET /manager/rooms/:eventId/help': async ({ who, params }) => ({ calls: await room.helpOf(who, params.eventId) }),
  'POST /manager/rooms/:eventId/help': ({ who, params, body }) => room.giveHelp(who, params.eventId, body),
  'POST /manager/rooms/:eventId/number': ({ who, params, body }) => room.familyNumber(who, params.eventId, body.kidUid),
  'POST /manager/rooms/:eventId/called': async ({ who, params, body }) => {
    await room.familyCalled(who, params.eventId, body);
    return { done: true };
  },
  'POST /manager/rooms/:eventId/end': async ({ who, params, body }) => {
    await room.endByManager(who, params.eventId, body);
    return { done: true };
  },
  'POST /manager/rooms/:eventId/note': async ({ who, params, body }) => {
    await room.noteToTeacher(who, params.eventId, body.text);
    return { done: true };
  },
});
