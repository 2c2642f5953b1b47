import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { managerReads, type Row, type RowWithoutParents } from '../role-rows.ts';
import { Done, Id, Instant, largest, text, whole, wholeInQuery } from '../shapes.ts';
import { cameraCalls } from './camera-calls.ts';
import { endCalls } from './end-calls.ts';
import { lessonRoomLimits } from './limits.ts';
import { filmCalls } from './film-calls.ts';
import { logCalls } from './log-calls.ts';
import { carrierCalls } from './carrier-calls.ts';
import { deviceCalls } from './device-calls.ts';
import { outsideCalls } from './outside-calls.ts';
import { shelfCalls } from './shelf-calls.ts';
import { troubleCalls } from './trouble-calls.ts';
import { Entered, InkLine, Lobby, RoomNow } from './shapes.ts';
import { taskCalls } from './task-calls.ts';

const TheRoom = z.strictObject({ eventId: Id });

/** Who is in a lesson, looks into it, or has it in the family. */
export const inRoom: Row = ['deny', 'own', 'own', 'own', 'read', 'deny'];
const takesPart: RowWithoutParents = ['deny', 'deny', 'own', 'own', 'deny', 'deny'];
const looksOn: Row = ['deny', 'own', 'deny', 'deny', 'reason', 'deny'];

/** Into the room of a lesson and out of it. */
const roomCalls = defineCalls({
  'GET /lesson-room/:eventId': {
    who: inRoom,
    adult: 'sees',
    summary: 'The room before one is in it: faces, who is there, from when it is open, whether the caller may enter',
    params: TheRoom,
    gives: Lobby,
    live: 'lesson-rooms/:eventId',
    refusals: ['lesson_room.not_found'],
  },
  'POST /lesson-room/:eventId/enter': {
    who: takesPart,
    summary: 'Enters the room: the newest page of a person is the one that is in it; with its epoch a page comes back as itself',
    params: TheRoom,
    body: z.strictObject({ epoch: z.nullable(whole(1, largest)), deviceUid: z.nullable(Id) }),
    gives: Entered,
    refusals: ['lesson_room.not_found', 'lesson_room.too_early', 'lesson_room.over', 'lesson_room.unfunded', 'lesson_room.taken_out'],
    perMinute: 30,
  },
  'POST /lesson-room/:eventId/watch': {
    who: looksOn,
    adult: 'sees',
    summary: 'Looks into the room, shown to all in it: a parent into an individual lesson, a colleague of the school with a reason',
    params: TheRoom,
    body: z.strictObject({ epoch: z.nullable(whole(1, largest)), reason: z.optional(text(500)) }),
    gives: Entered,
    refusals: [
      'lesson_room.not_found',
      'lesson_room.too_early',
      'lesson_room.over',
      'lesson_room.group_not_watched',
      'lesson_room.watched_already',
      'request.invalid',
    ],
    perMinute: 30,
  },
  'GET /lesson-room/:eventId/ink': {
    who: inRoom,
    adult: 'sees',
    summary: 'Strokes of one page of the board in their order, after a seq that is known',
    params: TheRoom,
    query: z.strictObject({
      page: wholeInQuery(0, lessonRoomLimits.pages - 1),
      after: z.optional(wholeInQuery(0, largest)),
    }),
    gives: z.strictObject({ seq: z.int(), lines: z.array(InkLine) }),
    refusals: ['lesson_room.not_found'],
  },
  'POST /lesson-room/:eventId/take-out': {
    who: ['deny', 'deny', 'deny', 'own', 'reason', 'deny'],
    summary: 'Somebody waits outside for some minutes or, with null, for the rest of the lesson; said again with 0 it is over',
    params: TheRoom,
    body: z.strictObject({ kidUid: Id, minutes: z.nullable(whole(0, 60)), reason: z.optional(text(500)) }),
    gives: z.strictObject({ until: z.nullable(Instant) }),
    refusals: ['lesson_room.not_found', 'lesson_room.over', 'lesson_room.not_in_room', 'request.invalid'],
    idempotent: true,
  },
  'GET /manager/rooms': {
    who: managerReads,
    summary: 'Rooms that are open now: who is in them, since when, who is missing',
    gives: z.strictObject({ rooms: z.array(RoomNow) }),
    live: 'live-rooms',
    refusals: [],
  },
  'POST /lesson-room/:eventId/leave': {
    who: inRoom,
    adult: 'sees',
    summary: 'The page goes for good: what the socket’s "bye" says, for a page that has no socket any more',
    params: TheRoom,
    body: z.strictObject({ epoch: whole(1, largest) }),
    gives: Done,
    refusals: ['lesson_room.not_found'],
  },
  ...endCalls,
  ...filmCalls,
  ...cameraCalls,
});

/** Everything that is called about the room of a lesson (docs/design/lesson-room.md). */
export const lessonRoomCalls = {
  ...roomCalls,
  ...taskCalls,
  ...troubleCalls,
  ...outsideCalls,
  ...deviceCalls,
  ...shelfCalls,
  ...logCalls,
  ...carrierCalls,
};
