import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { shape } from '../named.ts';
import { parentAndTeacher } from '../role-rows.ts';
import { Id, Instant, largest, wholeInQuery } from '../shapes.ts';
import { lessonRoomLimits } from './limits.ts';
import { type OpKind, RoomOp } from './ops.ts';
import { roomRoles } from './people.ts';

/** What a film of a lesson shows: what was before the children, the board and the tasks. No chat, no help, nobody who came or went. */
export const filmKinds = [
  'start',
  'step',
  'stage',
  'page',
  'screen',
  'stroke',
  'erase',
  'restore',
  'clear',
  'unclear',
  'star',
  'sticker',
  'task.open',
  'task.help',
  'task.reveal',
  'task.close',
  'judged',
  'end',
] as const satisfies readonly OpKind[];

/** A lesson as it went, an op after the other; children of other families have neither their names nor their ids here. */
export const LessonFilm = shape('LessonFilm', {
  eventId: Id,
  /** From the first thing that was done to the end of the room. */
  from: Instant,
  to: Instant,
  people: z.array(z.strictObject({ person: z.string(), role: z.enum(roomRoles), name: z.nullable(z.string()) })),
  events: z.array(z.strictObject({ seq: z.int(), at: Instant, who: z.string(), op: RoomOp })),
  /** After which number the film goes on; null at its end. */
  next: z.nullable(z.int()),
});
export type LessonFilm = z.infer<typeof LessonFilm>;

/** The film of the board and the tasks (docs/rules/lesson-room.md#the-film). */
export const filmCalls = defineCalls({
  'GET /lesson-room/:eventId/film': {
    who: parentAndTeacher,
    adult: 'sees',
    summary:
      'How a lesson went, op by op, after it: for its teacher, and for a parent once every family whose child was there allows it; in parts of a thousand ops and more',
    params: z.strictObject({ eventId: Id }),
    query: z.strictObject({ after: z.optional(wholeInQuery(0, largest)) }),
    gives: LessonFilm,
    refusals: ['lesson_room.not_found', 'lesson_room.no_film', 'lesson_room.replay_needs_consent'],
    perMinute: 60,
  },
});

/** So many ops of the log are read for a part of a film. */
export const filmPart = lessonRoomLimits.catchUpOps;
