import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { CourseCode } from '../catalogue/shapes.ts';
import { learners } from '../role-rows.ts';
import { Day, Id } from '../shapes.ts';
import { CourseReport, WeekReport } from './progress.ts';
import { SkillsMap } from './skills.ts';

/** What a family reads of how its child gets on, and a pupil of itself. */
export const progressCalls = defineCalls({
  'GET /kids/:kidUid/progress': {
    who: ['deny', 'own', 'deny', 'own', 'read', 'own'],
    adult: 'sees',
    summary: 'How a kid gets on: this month beside the last, what sits and what does not yet, by course',
    params: z.strictObject({ kidUid: Id }),
    gives: z.strictObject({ kidUid: Id, courses: z.array(CourseReport) }),
    refusals: ['families.kid_not_found'],
  },
  'GET /kids/:kidUid/courses/:courseCode/skills': {
    who: learners,
    adult: 'sees',
    summary: 'What the level of a kid teaches, skill by skill, with the answers of this month beside the last, and what it was given',
    params: z.strictObject({ kidUid: Id, courseCode: CourseCode }),
    gives: SkillsMap,
    refusals: ['families.kid_not_found', 'learning.course_not_started'],
  },
  'GET /kids/:kidUid/weeks/:day': {
    who: ['deny', 'own', 'deny', 'own', 'read', 'own'],
    adult: 'sees',
    summary: 'The week of a kid that holds a day: what was learnt, how it was answered, what to practise',
    params: z.strictObject({ kidUid: Id, day: Day }),
    gives: WeekReport,
    refusals: ['families.kid_not_found'],
  },
});
