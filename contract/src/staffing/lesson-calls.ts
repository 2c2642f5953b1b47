import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { parent, teacher } from '../role-rows.ts';
import { schedulingLimits } from '../calendar/limits.ts';
import { Event } from '../calendar/shapes.ts';
import { CourseCode } from '../catalogue/shapes.ts';
import { Day, Id, Instant, text, wholeInQuery, word } from '../shapes.ts';
import { TeacherLesson } from './shapes.ts';

/** The lessons of a teacher, what it says of them, and what a family says against that (docs/rules/lessons.md). */
export const teacherLessonCalls = defineCalls({
  'GET /teacher/lessons': {
    who: teacher,
    live: 'teacher-lessons/:teacherId',
    summary: 'Lessons of the teacher, by default of today in Moscow',
    query: z.strictObject({ from: z.optional(Day), days: z.optional(wholeInQuery(1, 35)) }),
    gives: z.strictObject({
      from: Instant,
      to: Instant,
      now: Instant,
      lessons: z.array(TeacherLesson),
      /** Of any day: lessons that are over and not marked, and trials without their report, the longest waiting first. */
      waiting: z.array(TeacherLesson),
    }),
    refusals: [],
  },
  'GET /teacher/lessons/:eventId': {
    who: teacher,
    summary: 'One lesson of the teacher, with the card of the kid',
    gives: TeacherLesson,
    refusals: ['scheduling.lesson_not_found'],
  },
  'POST /teacher/lessons/:eventId/conducted': {
    who: teacher,
    summary: 'The lesson took place; in a group, without those who did not come. Long before its end only with a reason',
    body: z.strictObject({ absent: z.optional(z.array(Id).check(z.maxLength(100))), reason: z.optional(text(500)) }),
    gives: TeacherLesson,
    refusals: [
      'scheduling.lesson_not_found',
      'scheduling.lesson_not_started',
      'scheduling.lesson_is_over',
      'scheduling.too_early_to_conduct',
      'scheduling.kid_not_in_lesson',
      'scheduling.too_early_for_absence',
      'scheduling.teacher_not_here',
      'lesson_room.kid_was_here',
      'ledger.not_enough_units',
    ],
    idempotent: true,
  },
  'POST /teacher/lessons/:eventId/report': {
    who: teacher,
    summary: 'Outcome of a trial: a recommended course and level, or not yet, with a short report',
    body: z.strictObject({
      outcome: z.enum(['recommended', 'notYet']),
      courseCode: z.optional(CourseCode),
      level: z.optional(word(10)),
      text: text(2000),
    }),
    gives: TeacherLesson,
    refusals: [
      'request.invalid',
      'scheduling.lesson_not_found',
      'scheduling.lesson_not_conducted',
      'scheduling.report_exists',
      'scheduling.already_studying',
      'catalogue.course_not_found',
      'catalogue.course_off',
    ],
    idempotent: true,
  },
  'POST /events/:eventId/objection': {
    who: parent,
    adult: 'arranges',
    summary:
      'The family says that a mark is not true: that the kid did not come, or that a lesson took place without its teacher being seen',
    body: z.strictObject({ text: text(schedulingLimits.objectionSigns) }),
    gives: Event,
    refusals: [
      'scheduling.lesson_not_found',
      'scheduling.nothing_to_object',
      'scheduling.objection_exists',
      'scheduling.objection_too_late',
    ],
    idempotent: true,
  },
});
