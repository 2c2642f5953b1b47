import type { DrawnPage } from '@school/contract/lesson-room/end-shapes';
import type { RoomState } from '@school/contract/lesson-room/state';

import type { Tools } from '../dependencies/tools.ts';
import { inkOf } from '../rules/ink.ts';
import type { Roster } from '../rules/roster.ts';
import { inkFor } from '../rules/shown-ink.ts';

/** Pages of the board on which something stands that may be seen. */
export const drawnPages =
  ({ events, summaries }: Pick<Tools, 'events' | 'summaries'>) =>
  async (lessonId: string, state: RoomState, { roster, familyId }: { roster: Roster; familyId: string | null }): Promise<DrawnPage[]> => {
    const pages: DrawnPage[] = [];
    for (const page of await summaries.drawnPages(lessonId)) {
      const lines = inkOf(await events.ink(lessonId, page)).filter(({ gone }) => !gone);
      const strokes = inkFor(lines, roster, familyId).length;
      const { ground, picture } = state.pages[page] ?? { ground: 'plain' as const, picture: null };
      if (strokes > 0) pages.push({ page, ground, picture, strokes });
    }
    return pages;
  };
