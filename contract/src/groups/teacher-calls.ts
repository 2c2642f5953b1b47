import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { teacher } from '../role-rows.ts';
import { Id, Instant } from '../shapes.ts';
import { GroupInShort } from './shapes.ts';

/** The groups that a teacher leads. */
export const ledGroupCalls = defineCalls({
  'GET /teacher/groups': {
    who: teacher,
    summary: 'Open groups of the teacher: who is in them, free places, the next lesson',
    gives: z.strictObject({
      groups: z.array(
        z.strictObject({
          group: GroupInShort,
          capacity: z.int(),
          /** Kids with a place: those who come to a trial visit are marked; places only offered are not told. */
          kids: z.array(z.strictObject({ kidUid: Id, name: z.string(), age: z.int(), visits: z.boolean() })),
          next: z.nullable(z.strictObject({ eventId: Id, timestamp: Instant })),
        }),
      ),
    }),
    refusals: [],
  },
});
