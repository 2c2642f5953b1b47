import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { shape } from '../named.ts';
import { managerReads } from '../role-rows.ts';
import { Day, Instant, line, wholeInQuery } from '../shapes.ts';
import { endedAs, helpCodes, lessonRoomLimits, roomOutcomes } from './limits.ts';
import { roomHead } from './shapes.ts';

/** By what the log of rooms is put in order; with a minus the largest comes first. */
export const roomLogOrders = ['time', '-time', 'together', '-together', 'help', '-help'] as const;

/** A room that is over, as a line of the log. */
export const RoomOver = shape('RoomOver', {
  ...roomHead,
  ended: z.strictObject({ as: z.enum(endedAs), at: Instant }),
  /** What the log says became of the lesson, and how long teacher and children were together. */
  outcome: z.enum(roomOutcomes),
  togetherSeconds: z.int(),
  /** Calls for help, and the longest that anybody waited until somebody looked; nothing where nobody did. */
  calls: z.int(),
  helpSeconds: z.nullable(z.int()),
});
export type RoomOver = z.infer<typeof RoomOver>;

/** How long calls for help waited until somebody looked at them. */
const Waited = {
  calls: z.int(),
  taken: z.int(),
  averageSeconds: z.nullable(z.int()),
  medianSeconds: z.nullable(z.int()),
};
/** What was in rooms, for managers (docs/rules/lesson-room.md#trouble). */
export const logCalls = defineCalls({
  'GET /manager/room-log': {
    who: managerReads,
    summary: 'Rooms that are over: by names, what became of the lesson, calls for help and days; in an order of choice',
    query: z.strictObject({
      /** Names of teachers, parents and children. */
      search: z.optional(line(100, 0)),
      outcome: z.optional(z.enum(roomOutcomes)),
      /** Those with a call for help alone. */
      help: z.optional(z.literal('asked')),
      /** Days in the school's zone, both included. */
      from: z.optional(Day),
      until: z.optional(Day),
      order: z.optional(z.enum(roomLogOrders)),
      /** Lines of a page; a file asks for more than the screen. */
      limit: z.optional(wholeInQuery(1, lessonRoomLimits.logOfFile)),
      /** Where the page before ended. */
      before: z.optional(z.string().check(z.regex(/^\d{1,12}_[0-9a-f-]{36}$/))),
    }),
    gives: z.strictObject({ rooms: z.array(RoomOver), total: z.int(), next: z.nullable(z.string()) }),
    refusals: [],
  },
  'GET /manager/help-figures': {
    who: managerReads,
    summary:
      'How long calls for help waited until somebody looked, by day and by what they were about; by the school’s zone, both days included',
    query: z.strictObject({ from: Day, to: Day }),
    gives: z.strictObject({
      whole: z.strictObject(Waited),
      days: z.array(z.strictObject({ date: Day, ...Waited })),
      codes: z.array(z.strictObject({ code: z.enum(helpCodes), ...Waited })),
    }),
    refusals: ['request.invalid'],
  },
});
