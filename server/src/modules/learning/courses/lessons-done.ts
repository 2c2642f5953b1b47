import { doneIn, outlineFor } from './show-course.ts';
import { lessonOf } from '../rules/progress.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** A lesson that a kid has done, and when the last of it came to its end. */
export interface LessonDone {
  courseCode: string;
  levelCode: string;
  lessonCode: string;
  /** ISO. */
  doneAt: string | null;
}

/** Every lesson that a kid has done, course by course in the order in which they were begun. */
export const lessonsDone =
  (tools: Tools) =>
  async (kidUid: string): Promise<LessonDone[]> => {
    const started = await tools.store.coursesOf(kidUid);
    const found = started.map(async (one): Promise<LessonDone[]> => {
      const { courseCode } = one;
      const done = await doneIn(tools, one);
      const levels = outlineFor(tools, courseCode, done)?.levels ?? [];
      return levels.flatMap(({ levelCode, lessons }) =>
        lessons.flatMap((outline) => {
          const lesson = lessonOf(outline, done);
          if (lesson.state !== 'done') return [];
          // The first end of its homework: played again it was done before.
          const ends = lesson.homePlaybooks.flatMap(({ playbookUid }) => done.standings.get(playbookUid)?.firstFinishedAt ?? []);
          return [{ courseCode, levelCode, lessonCode: lesson.lessonCode, doneAt: ends.toSorted().at(-1) ?? lesson.openedAt }];
        }),
      );
    });
    return (await Promise.all(found)).flat();
  };
