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
  /** None of a lesson that the school has added itself. */
  original: Lesson | undefined;
  /** It is written, and was never published. */
  isNew: boolean;
}

/** The level whose lesson a code is: m2 of m2-13. */
const levelOf = (lessonCode: string): string => lessonCode.replace(/-\d+$/, '');

/** Refuses with playbooks.lesson_not_found; a lesson that is only begun is found by its draft. */
export async function placed({ library }: Pick<Tools, 'library'>, place: Place): Promise<Placed> {
  const course = library.courseWithTaken(place.courseCode);
  const level = course?.levels.find(({ levelCode }) => levelCode === levelOf(place.lessonCode));
  if (!course || !level) throw new Refusal('playbooks.lesson_not_found');
  const here = ({ lessonCode }: Lesson): boolean => lessonCode === place.lessonCode;
  const lesson = level.lessons.find(here);
  const known = { ...place, courseTitle: course.title, level };
  if (lesson) {
    const original = library
      .original(place.courseCode)
      ?.levels.flatMap(({ lessons }) => lessons)
      .find(here);
    return { ...known, lesson, original, isNew: false };
  }
  if (!(await library.editing.draft(place))) throw new Refusal('playbooks.lesson_not_found');
  const none = { ru: '', en: '' };
  const number = (level.lessons.at(-1)?.number ?? 0) + 1;
  const begun: Lesson = {
    ...place,
    number,
    place: level.lessons.length + 1,
    title: none,
    goal: none,
    ages: level.ages,
    tasks: [],
    home: [],
    path: 'lesson',
    version: 'draft',
  };
  return { ...known, lesson: begun, original: undefined, isNew: true };
}

/** The lesson as it would be with this in it; faults of it are told of `lesson`. */
export const drafted = ({ lesson }: Placed, written: WrittenLesson): Lesson => ({
  ...lesson,
  ...written,
  letters: written.letters,
  path: 'lesson',
  version: 'draft',
});
