import type { PlaybooksNews } from '#modules/playbooks';

import { showAnew } from './show-anew.ts';
import type { Tools } from './tools.ts';

/** A playbook was finished: stars and homework on every open screen are shown anew. */
export function whenPlaybookIsFinished({ news, realtime, store }: Tools): void {
  news.on<PlaybooksNews>('playbooks.finished', 'learning.show-progress', async ({ kidUid, courseCode }) => {
    const course = await store.find(kidUid, courseCode);
    if (course) await showAnew(realtime, course.familyId, kidUid);
  });
}
