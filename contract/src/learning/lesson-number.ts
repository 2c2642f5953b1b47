import type { CourseLesson } from './shapes.ts';

/** The number that a lesson is known by (docs/rules/learning.md#lesson-numbers): in reading through the whole course, elsewhere in its level. */
export const numberOf = (courseCode: string, { number, place }: Pick<CourseLesson, 'number' | 'place'>): number =>
  courseCode === 'reading' ? number : place;
