import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { CourseCode } from '../catalogue/shapes.ts';
import { masteryLimits } from '../mastery/limits.ts';
import { familyAndSupport, kid, parent } from '../role-rows.ts';
import { Attempt } from '../playbooks/attempts.ts';
import { Id, Nothing } from '../shapes.ts';
import { DailyPractice, SkillsOfCourse } from './practice.ts';

/** Practice that knows the child: some minutes a day of what is due (docs/rules/mastery.md). */
export const practiceCalls = defineCalls({
  'GET /kids/:kidUid/practice': {
    who: familyAndSupport,
    adult: 'sees',
    summary:
      'The practice of a day: how many minutes the parent allows, how many tasks are left, in which courses there is something to practise',
    gives: DailyPractice,
    refusals: ['families.kid_not_found'],
  },
  'PATCH /kids/:kidUid/practice': {
    who: parent,
    adult: 'arranges',
    summary: 'A parent chooses how many minutes a day a child practises; 0 switches it off',
    body: z.strictObject({ minutes: z.literal(masteryLimits.minutes.choices) }),
    gives: DailyPractice,
    refusals: ['families.kid_not_found'],
  },
  'POST /kids/:kidUid/courses/:courseCode/practice': {
    who: kid,
    summary: 'Goes on with the practice that was left, or begins a new one of what is due now, within the minutes of the day',
    params: z.strictObject({ kidUid: Id, courseCode: CourseCode }),
    body: Nothing,
    gives: Attempt,
    refusals: ['families.kid_not_found', 'learning.course_not_started', 'learning.nothing_to_practise'],
  },
  'GET /kids/:kidUid/mastery': {
    who: ['deny', 'own', 'deny', 'own', 'read', 'own'],
    adult: 'sees',
    summary: 'What a kid can do, practises, and has ahead, by course, with examples of its own work',
    gives: z.strictObject({ kidUid: Id, courses: z.array(SkillsOfCourse) }),
    refusals: ['families.kid_not_found'],
  },
});
