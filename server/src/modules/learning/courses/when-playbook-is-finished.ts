import type { WorkMarked } from '#modules/playbooks';

import { moveOn } from './move-on.ts';
import { showAnew } from './show-anew.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** A playbook was finished, or a teacher marked a work of it: stars and homework on every open screen are shown anew. */
export const whenPlaybookIsFinished =
  (tools: Tools) =>
  async ({ kidUid, courseCode }: Pick<WorkMarked, 'kidUid' | 'courseCode'>): Promise<void> => {
    const course = await tools.store.find(kidUid, courseCode);
    if (!course) return;
    await moveOn(tools)(kidUid, courseCode);
    await showAnew(tools.realtime, course.familyId, kidUid);
  };
