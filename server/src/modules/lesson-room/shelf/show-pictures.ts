import type { BoardPicture } from '@school/contract/lesson-room/shelf-calls';

import type { Principal } from '#platform/principal';

import type { Tools } from '../dependencies/tools.ts';
import { findLesson } from '../live/find-room.ts';
import { stateOf } from '../live/room-state.ts';

/** Pictures on the pages of a board, for those whose lesson it is: while it is held, and for as long as its board is kept. */
export const showPictures =
  (tools: Tools) =>
  async (who: Principal, lessonId: string): Promise<BoardPicture[]> => {
    await findLesson(tools)(who, lessonId);
    const row = await tools.roomRows.find(lessonId);
    if (!row) return [];
    const { pages } = await stateOf(tools)(row);
    const ids = [...new Set(pages.flatMap(({ picture }) => picture ?? []))];
    const kept = ids.length > 0 ? await tools.shelf.byIds(ids) : [];
    return kept.map(({ pictureId, file, width, height }) => ({ pictureId, url: tools.files.url(file), width, height }));
  };
