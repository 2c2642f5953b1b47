import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { shape } from '../named.ts';
import { manager, managerReads, type Row, teacher } from '../role-rows.ts';
import { Done, Id, Instant, text, word } from '../shapes.ts';
import { callOutcomes, helpCodes, lessonRoomLimits } from './limits.ts';
import { RoomPerson } from './shapes.ts';

const TheRoom = z.strictObject({ eventId: Id });
const inLesson: Row = ['deny', 'own', 'own', 'own', 'deny', 'deny'];

/** What a page knows of itself when it calls for help: short words and numbers. */
const HelpFacts = z
  .record(word(40), z.union([text(200, 0), z.number().check(z.gte(-1_000_000), z.lte(1_000_000)), z.boolean()]))
  .check(z.refine((facts) => Object.keys(facts).length <= lessonRoomLimits.helpFacts));

/** A call for help as managers see it. */
export const HelpCall = shape('HelpCall', {
  helpId: Id,
  code: z.enum(helpCodes),
  /** Who asks; nothing of somebody who has left the school. */
  by: z.nullable(RoomPerson),
  facts: z.record(z.string(), z.unknown()),
  timestamp: Instant,
  takenBy: z.nullable(z.string()),
  takenAt: z.nullable(Instant),
  closedAt: z.nullable(Instant),
  /** The teacher goes on by phone: the teacher's number, and the child whose family's is asked for by itself, because that is logged. */
  byPhone: z.nullable(z.strictObject({ teacher: z.nullable(z.string()), kid: z.nullable(RoomPerson) })),
});
export type HelpCall = z.infer<typeof HelpCall>;

/** Help in a lesson, and what the school does in a room (docs/rules/lesson-room.md#trouble). */
export const troubleCalls = defineCalls({
  'POST /lesson-room/:eventId/help': {
    who: inLesson,
    adult: 'sees',
    summary: 'Calls the school for help: managers hear of it at once, and the room when somebody looks at it',
    params: TheRoom,
    body: z.strictObject({ code: z.enum(helpCodes), facts: HelpFacts }),
    gives: z.strictObject({ helpId: Id }),
    refusals: ['lesson_room.not_found', 'lesson_room.too_early', 'lesson_room.over', 'lesson_room.help_waits'],
    idempotent: true,
    perMinute: 6,
  },
  'POST /lesson-room/:eventId/phone': {
    who: teacher,
    summary: 'The lesson goes on by phone: both numbers are rung, or somebody of the school connects them; nobody learns a number',
    params: TheRoom,
    body: z.strictObject({ kidUid: Id, why: z.optional(z.enum(['not_heard', 'missing'])) }),
    gives: z.strictObject({
      by: z.enum(['bridge', 'school']),
      /** How the two numbers end: whoever waits sees which phone will ring, and learns no number. Nothing of whoever has none. */
      endings: z.strictObject({ teacher: z.nullable(z.string()), family: z.nullable(z.string()) }),
    }),
    refusals: [
      'lesson_room.not_found',
      'lesson_room.too_early',
      'lesson_room.over',
      'lesson_room.help_waits',
      'lesson_room.not_in_room',
      'lesson_room.no_phone',
    ],
    idempotent: 'own',
    perMinute: 3,
  },
  'GET /manager/rooms/:eventId/help': {
    who: managerReads,
    summary: 'Calls for help of a lesson, the newest first',
    params: TheRoom,
    gives: z.strictObject({ calls: z.array(HelpCall) }),
    refusals: ['lesson_room.not_found'],
  },
  'POST /manager/rooms/:eventId/help': inLog(
    {
      who: manager,
      summary: 'Takes a call for help, so that the room knows who looks at it, or closes it with what came of it',
      params: TheRoom,
      body: z.strictObject({ helpId: Id, act: z.enum(['take', 'close']), reason: text(500) }),
      gives: HelpCall,
      refusals: ['lesson_room.not_found', 'lesson_room.help_not_found'],
      idempotent: true,
    },
    ({ params, body: { act, reason } }) => ({
      act: act === 'take' ? 'lessons.help_taken' : 'lessons.help_closed',
      subject: { type: 'lesson', id: params.eventId },
      reason,
    }),
  ),
  'POST /manager/rooms/:eventId/number': inLog(
    {
      who: manager,
      summary: 'The number of the family of a child of this lesson, to be called; that it was shown stands in the log',
      params: TheRoom,
      body: z.strictObject({ kidUid: Id }),
      gives: z.strictObject({ name: z.string(), phone: z.nullable(z.string()) }),
      refusals: ['lesson_room.not_found', 'lesson_room.not_in_room'],
    },
    ({ params }) => ({ act: 'lessons.number_shown', subject: { type: 'lesson', id: params.eventId }, reason: '' }),
  ),
  'POST /manager/rooms/:eventId/called': inLog(
    {
      who: manager,
      summary: 'The family of a child that is missing was called: the teacher reads at once what came of it',
      params: TheRoom,
      body: z.strictObject({ kidUid: Id, outcome: z.enum(callOutcomes) }),
      gives: Done,
      refusals: ['lesson_room.not_found', 'lesson_room.not_in_room', 'lesson_room.over'],
      idempotent: true,
    },
    ({ params, body: { outcome } }) => ({ act: 'lessons.family_called', subject: { type: 'lesson', id: params.eventId }, reason: outcome }),
  ),
  'POST /manager/rooms/:eventId/end': inLog(
    {
      who: manager,
      summary: 'Ends a room: as a lesson that broke down, whose unit comes back, or only the room, when the lesson is over',
      params: TheRoom,
      body: z.strictObject({ as: z.enum(['technical', 'closed']), reason: text(500) }),
      gives: Done,
      refusals: [
        'lesson_room.not_found',
        'lesson_room.over',
        'scheduling.lesson_not_found',
        'scheduling.lesson_is_over',
        'scheduling.lesson_not_started',
      ],
      idempotent: true,
    },
    ({ params, body: { as, reason } }) => ({
      act: as === 'technical' ? 'lessons.broken_down' : 'lessons.room_ended',
      subject: { type: 'lesson', id: params.eventId },
      reason,
    }),
  ),
  'POST /manager/rooms/:eventId/note': inLog(
    {
      who: manager,
      summary: 'A word of the school to the teacher in the room',
      params: TheRoom,
      body: z.strictObject({ text: text(lessonRoomLimits.noteSigns) }),
      gives: Done,
      refusals: ['lesson_room.not_found', 'lesson_room.over'],
      idempotent: true,
    },
    ({ params, body }) => ({ act: 'lessons.room_noted', subject: { type: 'lesson', id: params.eventId }, reason: body.text }),
  ),
});
