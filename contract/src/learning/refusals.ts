import type { Refusals } from '../refusal.ts';

/** Courses of a kid (docs/rules/learning.md). */
export const learningRefusals = {
  'learning.course_not_started': { status: 404, message: 'Course is not started' },
  'learning.lesson_not_found': { status: 404, message: 'Course lesson not found' },
  'learning.lesson_locked': { status: 409, message: 'Lesson is not open yet' },
  'learning.no_course': { status: 409, message: 'Lesson has no course' },
  'learning.no_certificate': { status: 409, message: 'Certificate is not given yet' },
  'learning.nothing_to_practise': { status: 409, message: 'Nothing to practise today' },
  'learning.already_begun': { status: 409, message: 'Course has begun' },
  'learning.course_finished': { status: 409, message: 'Course has no more lessons' },
} as const satisfies Refusals;
