import type { SchedulingEvent } from '#modules/calendar';

import { levelToBegin } from '../rules/next-lesson.ts';
import { showAnew } from './show-anew.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** A paid schedule stands: the kid begins the course at the level that its teacher recommended, behind what it has shown already. */
export const whenLearningStarts =
  ({ db, library, store, mastery, clock, realtime }: Tools) =>
  async ({ familyId, kidUid, processId, courseCode, level }: Extract<SchedulingEvent, { type: 'scheduling.learning_started' }>) => {
    const course = library.course(courseCode);
    const levelCode = course && levelToBegin(course, level);
    if (!levelCode) return;
    await db.inTransaction(async () => {
      await store.start({ familyId, kidUid, courseCode, levelCode, processId, startedAt: clock.now() });
      const begun = await store.lock(kidUid, courseCode);
      // Where its family or the school has said it, or lessons were held, it stays.
      if (begun?.beginsBy !== null || (await store.opened(kidUid, courseCode)).length > 0) return;
      const beginning = await mastery.begin(kidUid, courseCode, levelCode);
      if (beginning) await store.begin(kidUid, courseCode, { beginsAt: beginning.lessonCode, beginsBy: 'shown' });
    });
    await showAnew(realtime, familyId, kidUid);
  };
