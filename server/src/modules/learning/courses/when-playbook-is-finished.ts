import type { WorkMarked } from '#modules/playbooks';

import { moveOn } from './move-on.ts';
import { showAnew } from './show-anew.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** A playbook was finished, or a teacher marked a work of it: stars and homework on every open screen are shown anew. */
export function whenPlaybookIsFinished(tools: Tools): void {
  const { outbox, realtime, store } = tools;
  const show = async ({ kidUid, courseCode }: Pick<WorkMarked, 'kidUid' | 'courseCode'>) => {
    const course = await store.find(kidUid, courseCode);
    if (!course) return;
    await moveOn(tools)(kidUid, courseCode);
    await showAnew(realtime, course.familyId, kidUid);
  };
  outbox.subscribe('playbooks.finished', 'learning.show-progress', show);
  outbox.subscribe('playbooks.marked', 'learning.show-marks', show);
}
