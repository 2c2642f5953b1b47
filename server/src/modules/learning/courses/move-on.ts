import { doneIn, outlineFor } from './show-course.ts';
import { lessonOf } from '../rules/progress.ts';
import { moveOn as judge } from '../rules/moving-on.ts';
import { showAnew } from './show-anew.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/**
 * Looks whether a level of a kid's course is done, and moves the kid on: its progress, the plan of its teacher and the name
 * of its process follow at once, and the family hears of it (docs/rules/learning.md#levels).
 */
export const moveOn =
  (tools: Tools) =>
  (kidUid: string, courseCode: string): Promise<void> =>
    tools.db.inTransaction(async () => {
      const { library, store, scheduling, clock, outbox, realtime } = tools;
      const course = library.course(courseCode);
      const started = course && (await store.lock(kidUid, courseCode));
      if (!course || !started) return;
      const done = await doneIn(tools, started);
      const lessons = outlineFor(tools, courseCode, done)?.levels.flatMap((level) => level.lessons) ?? [];
      const finished = lessons.filter((lesson) => lessonOf(lesson, done).state === 'done').map(({ lessonCode }) => lessonCode);
      const moved = judge(course, {
        levelCode: started.levelCode,
        beginsAt: started.beginsAt,
        opened: new Set(done.opened.keys()),
        done: new Set(finished),
      });
      const isCompletedNow = moved.completed && started.completedAt === null;
      if (moved.levelCode === started.levelCode && !isCompletedNow) return;
      const now = clock.now();
      await store.moveOn(kidUid, started.courseCode, {
        levelCode: moved.levelCode,
        completedAt: moved.completed ? now : started.completedAt,
      });
      const { familyId, processId } = started;
      if (processId) await scheduling.setLevel(familyId, processId, moved.levelCode);
      for (const levelCode of moved.passed) {
        const isLast = levelCode === moved.passed.at(-1);
        await outbox.publish({
          type: 'learning.level_completed',
          familyId,
          kidUid,
          courseCode: started.courseCode,
          levelCode,
          next: isLast && moved.completed ? null : (moved.passed[moved.passed.indexOf(levelCode) + 1] ?? moved.levelCode),
        });
      }
      await showAnew(realtime, familyId, kidUid);
    });

/** By the clock: processes of completed courses are over when their lessons and units are used. */
export const finishCourses = (tools: Tools) => async (): Promise<void> => {
  for (const { kidUid, courseCode, familyId, processId } of await tools.store.toFinish()) {
    if (processId && !(await tools.scheduling.finishLearning(familyId, processId))) continue;
    await tools.store.finish(kidUid, courseCode, tools.clock.now());
  }
};
