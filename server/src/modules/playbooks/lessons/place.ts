import type { CourseCode } from '@school/contract/catalogue/limits';
import type { Localised } from '@school/contract/shapes';

import type { Lesson, Level, WrittenLesson } from '#modules/library';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/dependencies.ts';

/** A lesson by the names of its address. */
export interface Place {
  courseCode: CourseCode;
  lessonCode: string;
}

/** Where a lesson stands in its course, as it is taught now and as its file has it. */
export interface Placed extends Place {
  courseTitle: Localised;
  level: Level;
  lesson: Lesson;
  original: Lesson;
}

/** Refuses with playbooks.lesson_not_found. */
export function placed({ library }: Pick<Tools, 'library'>, place: Place): Placed {
  const course = library.course(place.courseCode);
  for (const level of course?.levels ?? []) {
    const lesson = level.lessons.find(({ lessonCode }) => lessonCode === place.lessonCode);
    const original = library
      .original(place.courseCode)
      ?.levels.flatMap(({ lessons }) => lessons)
      .find(({ lessonCode }) => lessonCode === place.lessonCode);
    if (course && lesson && original) return { ...place, courseTitle: course.title, level, lesson, original };
  }
  throw new Refusal('playbooks.lesson_not_found');
}

/** The lesson as it would be with this in it; faults of it are told of `lesson`. */
export const drafted = ({ original }: Placed, written: WrittenLesson): Lesson => ({
  ...original,
  ...written,
  letters: written.letters,
  path: 'lesson',
  version: 'draft',
});
