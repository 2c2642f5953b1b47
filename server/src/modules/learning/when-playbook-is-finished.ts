import type { PlaybooksNews } from '#modules/playbooks';

import type { Tools } from './tools.ts';

/** A playbook was finished: stars and homework on every open screen are shown anew. */
export function whenPlaybookIsFinished({ news, realtime }: Tools): void {
  news.on<PlaybooksNews>('playbooks.finished', 'learning.show-progress', ({ kidUid }) => realtime.changed(`kids/${kidUid}`));
}
