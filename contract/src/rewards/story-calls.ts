import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { CourseCode } from '../catalogue/shapes.ts';
import { familyAndSupport } from '../role-rows.ts';
import { Id } from '../shapes.ts';
import { Story } from './story.ts';

/** The story of a level: a scene before each lesson (docs/rules/rewards.md#story). */
export const storyCalls = defineCalls({
  'GET /kids/:kidUid/courses/:courseCode/story': {
    who: familyAndSupport,
    adult: 'sees',
    summary: 'The story of the level that a child studies: scenes up to the next lesson are open, of the others the title alone',
    params: z.strictObject({ kidUid: Id, courseCode: CourseCode }),
    gives: Story,
    refusals: ['families.kid_not_found', 'rewards.switched_off', 'rewards.no_story'],
  },
});
