import type { CourseBeginning } from '@school/contract/learning/beginning';

import type { Principal } from '#platform/principal';
import { insist, Refusal } from '#platform/refusal';

import { mayChooseBeginning } from '../rules/beginning.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { showAnew } from './show-anew.ts';
import { insistOnKid } from './whose-kid.ts';

/** With which lesson a kid begins its level, and why. */
export const showBeginning =
  (tools: Tools) =>
  async (who: Principal, kidUid: string, courseCode: string): Promise<CourseBeginning> => {
    await insistOnKid(tools)(who, kidUid);
    const { begun, course, lessons } = await levelOf(tools, kidUid, courseCode);
    const at = Math.max(
      0,
      lessons.findIndex(({ lessonCode }) => lessonCode === begun.beginsAt),
    );
    const before = new Set(lessons.slice(0, at).flatMap(({ skills = [] }) => skills));
    const known = await tools.mastery.begin(kidUid, courseCode, begun.levelCode);
    const shown = new Set(known?.leftOut ?? []);
    const numbered = lessons.map(({ lessonCode, number, title }) => ({ lessonCode, number, title }));
    const lesson = numbered[at];
    if (!lesson) throw new Refusal('learning.course_not_started');
    return {
      lesson,
      by: begun.beginsBy,
      leftOut: course.skills.filter(({ id }) => before.has(id) && shown.has(id)).map(({ title }) => title),
      lessons: numbered,
      mayChange: mayChooseBeginning({ lessonsHeld: (await tools.store.opened(kidUid, courseCode)).length }),
    };
  };

/** The family, or a manager for it, says with which lesson a kid begins. What was shown stays known. */
export const chooseBeginning =
  (tools: Tools) =>
  async (who: Principal, kidUid: string, courseCode: string, lessonCode: string): Promise<CourseBeginning> => {
    await insistOnKid(tools)(who, kidUid);
    await tools.db.inTransaction(async () => {
      await tools.store.lock(kidUid, courseCode);
      const { begun, lessons } = await levelOf(tools, kidUid, courseCode);
      insist(mayChooseBeginning({ lessonsHeld: (await tools.store.opened(kidUid, courseCode)).length }));
      if (!lessons.some((lesson) => lesson.lessonCode === lessonCode)) throw new Refusal('learning.lesson_not_found');
      await tools.store.begin(kidUid, courseCode, { beginsAt: lessonCode, beginsBy: who.role === 'manager' ? 'school' : 'family' });
      await showAnew(tools.realtime, begun.familyId, kidUid);
    });
    return showBeginning(tools)(who, kidUid, courseCode);
  };

/** The level of a course that a kid studies, with its lessons. */
async function levelOf({ store, library }: Tools, kidUid: string, courseCode: string) {
  const begun = await store.find(kidUid, courseCode);
  const course = begun && library.course(begun.courseCode);
  const level = course?.levels.find(({ levelCode }) => levelCode === begun?.levelCode);
  if (!begun || !course || !level || level.lessons.length === 0) throw new Refusal('learning.course_not_started');
  return { begun, course, lessons: level.lessons };
}
