import type { AnnouncementRow } from '@school/contract/notifications/announcement-shapes';

import type { Tone } from '#kit/card.tsx';

/** How each state looks, beside its word. */
export const stateTones: Record<AnnouncementRow['state'], Tone> = {
  draft: 'plain',
  asked: 'warn',
  going: 'brand',
  paused: 'warn',
  done: 'good',
  stopped: 'bad',
};
