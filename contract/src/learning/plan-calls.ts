import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { teacher } from '../role-rows.ts';
import { word, Nothing } from '../shapes.ts';
import { LessonPlan } from './plans.ts';

/** What a teacher teaches in a lesson and gives as homework (docs/rules/learning.md#homework). */
export const planCalls = defineCalls({
  'GET /teacher/lessons/:eventId/plan': {
    who: teacher,
    summary: 'What is taught in a lesson, how each kid stands, what was and will be done at home',
    gives: LessonPlan,
    refusals: ['scheduling.lesson_not_found'],
  },
  'POST /teacher/lessons/:eventId/plan': {
    who: teacher,
    summary: 'Chooses the lesson of the course and the homework, before the lesson is closed; null is what follows by itself',
    body: z.strictObject({
      lessonCode: z.nullable(word(20)),
      homework: z.nullable(z.array(word(80)).check(z.maxLength(10))),
    }),
    gives: LessonPlan,
    refusals: [
      'scheduling.lesson_not_found',
      'scheduling.lesson_is_over',
      'learning.no_course',
      'learning.lesson_not_found',
      'playbooks.slide_not_found',
    ],
    idempotent: true,
  },
  'POST /teacher/lessons/:eventId/plan/open': {
    who: teacher,
    summary: 'Opens the tasks of the lesson for its kids, now',
    body: Nothing,
    gives: LessonPlan,
    refusals: [
      'scheduling.lesson_not_found',
      'scheduling.lesson_not_started',
      'scheduling.lesson_is_over',
      'learning.no_course',
      'learning.course_finished',
    ],
    idempotent: true,
  },
});
