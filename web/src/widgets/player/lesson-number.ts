import type { CourseLesson } from '@school/contract/learning/shapes';

/** The number that a family knows a lesson by: in reading through the whole course (docs/rules/learning.md#lesson-numbers), elsewhere in its level. */
export const numberOf = (courseCode: string, { number, place }: Pick<CourseLesson, 'number' | 'place'>): number =>
  courseCode === 'reading' ? number : place;
