import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { CourseCode } from '../catalogue/shapes.ts';
import { changers } from '../role-rows.ts';
import { Id, word } from '../shapes.ts';
import { CourseBeginning } from './beginning.ts';

const CoursePath = z.strictObject({ kidUid: Id, courseCode: CourseCode });

/** With which lesson a kid begins its course (docs/rules/mastery.md#placement). */
export const beginningCalls = defineCalls({
  'GET /kids/:kidUid/courses/:courseCode/beginning': {
    who: ['deny', 'own', 'deny', 'own', 'read', 'own'],
    adult: 'sees',
    summary: 'The lesson with which a kid begins its level, and why; until a lesson was held another one may be chosen',
    params: CoursePath,
    gives: CourseBeginning,
    refusals: ['families.kid_not_found', 'learning.course_not_started'],
  },
  'PATCH /kids/:kidUid/courses/:courseCode/beginning': {
    who: changers,
    adult: 'arranges',
    summary: 'The family or the school says with which lesson of its level a kid begins',
    params: CoursePath,
    body: z.strictObject({ lessonCode: word(20, 1) }),
    gives: CourseBeginning,
    refusals: ['families.kid_not_found', 'learning.course_not_started', 'learning.lesson_not_found', 'learning.already_begun'],
  },
});
