import type { SchedulingEvent } from '#modules/calendar';

import { levelToBegin } from '../rules/next-lesson.ts';
import { showAnew } from './show-anew.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** A paid schedule stands: the kid begins the course at the level that its teacher recommended. */
export const whenLearningStarts =
  ({ library, store, clock, realtime }: Pick<Tools, 'library' | 'store' | 'clock' | 'realtime'>) =>
  async ({ familyId, kidUid, processId, courseCode, level }: Extract<SchedulingEvent, { type: 'scheduling.learning_started' }>) => {
    const course = library.course(courseCode);
    const levelCode = course && levelToBegin(course, level);
    if (!levelCode) return;
    await store.start({ familyId, kidUid, courseCode, levelCode, processId, startedAt: clock.now() });
    await showAnew(realtime, familyId, kidUid);
  };
