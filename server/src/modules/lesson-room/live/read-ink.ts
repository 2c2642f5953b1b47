import type { InkLine } from '@school/contract/lesson-room/shapes';

import type { Principal } from '#platform/principal';

import type { Tools } from '../dependencies/tools.ts';
import { inkOf } from '../rules/ink.ts';
import { inkFor } from '../rules/shown-ink.ts';
import { findLesson } from './find-room.ts';

/**
 * What stands on a page of the board: for whoever comes later, and for families afterwards. A child sees the board of its group
 * while it is there; from outside nobody is shown what other families' children drew.
 */
export const readInk =
  (tools: Tools) =>
  async (
    who: Principal,
    lessonId: string,
    { page, after = 0 }: { page: number; after?: number | undefined },
  ): Promise<{ seq: number; lines: InkLine[] }> => {
    const { familyId } = await findLesson(tools)(who, lessonId);
    const drawn = await tools.events.ink(lessonId, page);
    const row = await tools.roomRows.find(lessonId);
    const lines = inkOf(drawn, after);
    const isInside = who.role === 'kid' && row?.endedAt === null;
    return { seq: drawn.at(-1)?.seq ?? after, lines: row && !isInside ? inkFor(lines, row.roster, familyId) : lines };
  };
