import type { InkLine } from '@school/contract/lesson-room/shapes';

import type { Principal } from '#platform/principal';

import type { Tools } from '../dependencies/tools.ts';
import { inkOf } from '../rules/ink.ts';
import { findLesson } from './find-room.ts';

/** What stands on a page of the board, for whoever comes later. */
export const readInk =
  (tools: Tools) =>
  async (
    who: Principal,
    lessonId: string,
    { page, after = 0 }: { page: number; after?: number | undefined },
  ): Promise<{ seq: number; lines: InkLine[] }> => {
    await findLesson(tools)(who, lessonId);
    const drawn = await tools.events.ink(lessonId, page);
    return { seq: drawn.at(-1)?.seq ?? after, lines: inkOf(drawn, after) };
  };
