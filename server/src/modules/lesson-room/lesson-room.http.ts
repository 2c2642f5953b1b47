import type { lessonRoomCalls } from '@school/contract/lesson-room/calls';

import type { Identity } from '#modules/identity';
import type { Clock } from '#platform/clock';
import type { Handlers } from '#platform/http';
import { Refusal } from '#platform/refusal';

import { deviceHttp } from './device.http.ts';
import { endHttp } from './end.http.ts';
import type { LessonRoom } from './lesson-room.ts';
import { logHttp } from './log.http.ts';
import { camerasHttp } from './cameras.http.ts';
import { outsideHttp } from './outside.http.ts';
import { shelfHttp } from './shelf.http.ts';
import { troubleHttp } from './trouble.http.ts';
import { tasksHttp } from './tasks.http.ts';

/** A colleague of the school says why. */
const insistOnReason = (role: string, reason: string | undefined): void => {
  if (role === 'manager' && !reason) throw new Refusal('request.invalid', { where: 'body.reason', problem: 'missing' });
};

export const lessonRoomHttp = (room: LessonRoom, given: { identity: Identity; clock: Clock }): Handlers<typeof lessonRoomCalls> => ({
  'GET /lesson-room/:eventId': ({ who, params }) => room.lobby(who, params.eventId),
  'POST /lesson-room/:eventId/enter': ({ who, params, body }) => room.enter(who, params.eventId, body),
  'POST /lesson-room/:eventId/watch': async ({ who, params, body }) => {
    insistOnReason(who.role, body.reason);
    return room.watch(who, params.eventId, body);
  },
  'GET /lesson-room/:eventId/ink': ({ who, params, query }) => room.ink(who, params.eventId, query),
  'POST /lesson-room/:eventId/take-out': async ({ who, params, body }) => {
    insistOnReason(who.role, body.reason);
    return room.takeOut(who, params.eventId, body);
  },
  'POST /lesson-room/:eventId/leave': async ({ who, params, body }) => {
    await room.leave(who, params.eventId, body.epoch);
    return { done: true };
  },
  ...tasksHttp(room),
  ...endHttp(room),
  ...troubleHttp(room),
  ...outsideHttp(room),
  ...camerasHttp(room),
  ...deviceHttp(room, given),
  ...shelfHttp(room),
  ...logHttp(room),
  'POST /lesson-room/carriers/livekit': async ({ request }) => {
    await room.hearLivekit(request.raw, [request.headers['authorization']].flat()[0]);
    return { received: true };
  },
  'GET /lesson-room/:eventId/film': ({ who, params, query }) => room.film(who, params.eventId, query.after),
  'GET /manager/rooms': async () => ({ rooms: await room.running() }),
});
