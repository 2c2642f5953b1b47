import type { CourseCode } from '@school/contract/catalogue/limits';
import { numberOf } from '@school/contract/learning/lesson-number';
import { lessonTextLimits } from '@school/contract/playbooks/lesson-limits';
import type { CourseListed, LessonBody } from '@school/contract/playbooks/lesson-texts';
import type { Localised } from '@school/contract/shapes';

import type { Course, LessonDraft } from '#modules/library';
import type { Colleague } from '#platform/dated-rows';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/dependencies.ts';

/** A course with every lesson that its staff work on: taught, taken out, and only begun. */
export function listed(
  { library }: Pick<Tools, 'library'>,
  { courseCode, title, levels }: Course,
  drafts: readonly LessonDraft[],
): CourseListed {
  const draftOf = (code: string) => drafts.find(({ lessonCode }) => lessonCode === code);
  return {
    courseCode,
    title,
    levels: levels.map((level) => {
      const last = level.lessons.at(-1)?.number ?? 0;
      const begun = drafts.filter(
        ({ lessonCode }) =>
          lessonCode.startsWith(`${level.levelCode}-`) && level.lessons.every((lesson) => lesson.lessonCode !== lessonCode),
      );
      return {
        levelCode: level.levelCode,
        title: level.title,
        lessons: [
          ...level.lessons.map(({ lessonCode, number, place, title: called, isTaken }) => ({
            lessonCode,
            number: numberOf(courseCode, { number, place }),
            title: called,
            since: library.editing.inForce({ courseCode, lessonCode })?.setAt.toString() ?? null,
            draftBy: draftOf(lessonCode)?.savedByName ?? null,
            state: isTaken ? ('taken' as const) : ('taught' as const),
          })),
          ...begun.map(({ lessonCode, body, savedByName }, at) => ({
            lessonCode,
            number: numberOf(courseCode, { number: last + at + 1, place: level.lessons.length + at + 1 }),
            title: body.title,
            since: null,
            draftBy: savedByName,
            state: 'new' as const,
          })),
        ],
      };
    }),
  };
}

/** Begins a lesson of the school's own: a draft, under the next code of its level. Codes are never given twice once they were published. */
export const begunLesson =
  ({ library, db }: Pick<Tools, 'library' | 'db'>) =>
  (
    { courseCode, levelCode }: { courseCode: CourseCode; levelCode: string },
    title: Localised,
    by: Colleague,
  ): Promise<{ lessonCode: string }> =>
    db.inTransaction(async () => {
      const level = library.courseWithTaken(courseCode)?.levels.find((it) => it.levelCode === levelCode);
      if (!level) throw new Refusal('playbooks.level_not_found');
      const codes = [...level.lessons.map(({ lessonCode }) => lessonCode), ...(await library.editing.codes(courseCode))];
      const taken = codes.filter((code) => code.startsWith(`${levelCode}-`)).map((code) => Number(code.slice(levelCode.length + 1)));
      const next = Math.max(0, ...taken) + 1;
      if (next > lessonTextLimits.ofLevel) throw new Refusal('playbooks.level_full', { lessons: lessonTextLimits.ofLevel });
      const lessonCode = `${levelCode}-${String(next).padStart(2, '0')}`;
      const body: LessonBody = { title, goal: { ru: '', en: '' }, letters: '', tasks: [] };
      // Of two who begin one at once the second gets the code that the first one was given: it is told to try again.
      if (!(await library.editing.save({ courseCode, lessonCode }, 0, body, by))) throw new Refusal('playbooks.lesson_changed', { by: '' });
      return { lessonCode };
    });
