import type { DrawnPage } from '@school/contract/lesson-room/end-shapes';
import type { RoomState } from '@school/contract/lesson-room/state';

import type { Tools } from '../dependencies/tools.ts';
import { inkOf } from '../rules/ink.ts';
import type { Roster } from '../rules/roster.ts';
import { inkFor } from '../rules/shown-ink.ts';

/** Pages of the board on which something stands that may be seen: lines, or a picture of the teacher's. */
export const drawnPages =
  ({ events, summaries }: Pick<Tools, 'events' | 'summaries'>) =>
  async (lessonId: string, state: RoomState, { roster, familyId }: { roster: Roster; familyId: string | null }): Promise<DrawnPage[]> => {
    const pages: DrawnPage[] = [];
    const laid = state.pages.flatMap(({ picture: lies }, page) => (lies === null ? [] : [page]));
    const all = new Set([...(await summaries.drawnPages(lessonId)), ...laid]);
    for (const page of [...all].toSorted((a, b) => a - b)) {
      const lines = inkOf(await events.ink(lessonId, page)).filter(({ gone }) => !gone);
      const strokes = inkFor(lines, roster, familyId).length;
      const { ground, picture } = state.pages[page] ?? { ground: 'plain' as const, picture: null };
      if (strokes > 0 || picture !== null) pages.push({ page, ground, picture, strokes });
    }
    return pages;
  };
