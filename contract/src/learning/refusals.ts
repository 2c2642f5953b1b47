import type { Refusals } from '../refusal.ts';

/** Courses of a kid (decisions D9). */
export const learningRefusals = {
  'learning.course_not_started': { status: 404, message: 'Course is not started' },
  'learning.lesson_not_found': { status: 404, message: 'Course lesson not found' },
  'learning.lesson_locked': { status: 409, message: 'Lesson is not open yet' },
} as const satisfies Refusals;
