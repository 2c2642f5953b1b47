import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { familyAndSupport, kid, teacher } from '../role-rows.ts';
import { Done, Id, text, whole, Nothing } from '../shapes.ts';
import { Mark } from './attempts.ts';
import { playbooksLimits } from './limits.ts';
import { TeacherWord, Work } from './reviews.ts';

/** Work that a teacher looks at: written, spoken and drawn (docs/design/content.md#work-for-a-teacher). */
export const reviewCalls = defineCalls({
  'GET /teacher/reviews': {
    who: teacher,
    summary: 'Works of the pupils of a teacher in the courses that it teaches them: those that wait, oldest first, or those marked lately',
    query: z.strictObject({ kidUid: z.optional(Id), state: z.optional(z.enum(['waiting', 'marked'])) }),
    gives: z.strictObject({
      /** Pupils whose work waits, whatever was asked for. */
      kids: z.array(z.strictObject({ kidUid: Id, name: z.string(), waiting: z.int() })),
      works: z.array(Work),
    }),
    refusals: [],
  },
  'POST /attempts/:attemptUid/marks': {
    who: teacher,
    summary: 'Marks one work, or corrects its mark; the playbook is scored anew. A free picture takes a comment only',
    body: z.strictObject({
      taskIdx: whole(0, 10_000),
      round: whole(0, 10_000),
      mark: z.nullable(Mark),
      comment: text(playbooksLimits.commentSigns, 0),
    }),
    gives: Work,
    refusals: ['playbooks.attempt_not_found', 'playbooks.nothing_to_mark', 'playbooks.mark_unfit'],
  },
  'GET /kids/:kidUid/marks': {
    who: familyAndSupport,
    adult: 'sees',
    summary: 'What teachers said of the works of a kid in the last weeks, newest first',
    gives: z.strictObject({ marks: z.array(TeacherWord) }),
    refusals: ['families.kid_not_found'],
  },
  'POST /kids/:kidUid/marks/seen': {
    who: kid,
    summary: 'The child has seen what its teachers said',
    body: Nothing,
    gives: Done,
    refusals: ['families.kid_not_found'],
  },
});
