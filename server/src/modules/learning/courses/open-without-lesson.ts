import type { CourseCode } from '@school/contract/catalogue/limits';

import { newId } from '#platform/ids';

import type { Tools } from '../dependencies/dependencies.ts';

/** Opens a lesson of a course for a kid to whom nobody has given it: for those who write lessons and look at them. */
export const openWithoutLesson =
  ({ db, store, library, clock }: Tools) =>
  ({ familyId, kidUid, courseCode, lessonCode }: { familyId: string; kidUid: string; courseCode: CourseCode; lessonCode: string }) =>
    db.inTransaction(async () => {
      const level = library.course(courseCode)?.levels.find(({ lessons }) => lessons.some((lesson) => lesson.lessonCode === lessonCode));
      if (!level) throw new Error(`${courseCode} has no lesson ${lessonCode}`);
      const now = clock.now();
      await store.start({ familyId, kidUid, courseCode, levelCode: level.levelCode, processId: null, startedAt: now });
      await store.open(kidUid, courseCode, { lessonCode, lessonId: newId(), openedAt: now, homeworkChosen: false });
    });
