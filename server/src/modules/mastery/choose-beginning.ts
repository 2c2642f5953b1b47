import { type Beginning, beginningOf } from './rules/begin.ts';
import type { Tools } from './tools.ts';

/** Where a child begins in a level of a course by what is known of it; undefined where that is the first lesson. */
export const chooseBeginning =
  ({ store, library }: Tools) =>
  async (kidUid: string, courseCode: string, levelCode: string): Promise<Beginning | undefined> => {
    const lessons = library.course(courseCode)?.levels.find((level) => level.levelCode === levelCode)?.lessons ?? [];
    const inOrder = lessons.map(({ lessonCode, skills = [] }) => ({ lessonCode, skills }));
    const skills = [...new Set(inOrder.flatMap((lesson) => lesson.skills))];
    if (skills.length === 0) return undefined;
    return beginningOf(inOrder, await store.known(kidUid, skills));
  };
