import { reduce, type RoomState } from '@school/contract/lesson-room/state';

import type { Tools } from '../dependencies/tools.ts';
import type { RoomRow } from '../stores/rooms.store.ts';

/** A room as it is after all that was done in it. */
export const stateOf =
  ({ events }: Pick<Tools, 'events'>) =>
  async (row: Pick<RoomRow, 'lessonId' | 'state' | 'stateSeq'>): Promise<RoomState> =>
    (await events.after(row.lessonId, row.stateSeq, Number.MAX_SAFE_INTEGER)).reduce(reduce, row.state);
