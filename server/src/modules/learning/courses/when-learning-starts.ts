import { levelToBegin } from '../rules/next-lesson.ts';
import { showAnew } from './show-anew.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** A paid schedule stands: the kid begins the course at the level that its teacher recommended. */
export function whenLearningStarts({ outbox, library, store, clock, realtime }: Tools): void {
  outbox.subscribe('scheduling.learning_started', 'learning.start-course', async ({ familyId, kidUid, processId, courseCode, level }) => {
    const course = library.course(courseCode);
    const levelCode = course && levelToBegin(course, level);
    if (!levelCode) return;
    await store.start({ familyId, kidUid, courseCode, levelCode, processId, startedAt: clock.now() });
    await showAnew(realtime, familyId, kidUid);
  });
}
