import { reduce } from '@school/contract/lesson-room/state';
import { Id } from '@school/contract/shapes';

import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';

/**
 * LiveKit tells that something happened in a room: whoever came by a token that is older than what it may now is put right at once. What
 * exactly happened is not asked: it may come late, twice, out of order or not at all, and who is in a room the school's own socket says.
 */
export const hearLivekit =
  ({ servers, roomRows, events }: Pick<Tools, 'servers' | 'roomRows' | 'events'>) =>
  async (raw: Buffer, authorization: string | undefined): Promise<void> => {
    const told = await servers.livekit?.told(raw, authorization);
    if (!told) throw new Refusal('lesson_room.not_our_livekit');
    // Another school may have rooms at the same LiveKit.
    const row = Id.safeParse(told.room).success ? await roomRows.find(told.room ?? '') : undefined;
    if (!row || row.engine !== 'livekit') return;
    if (row.endedAt) return servers.livekit?.closed(row.lessonId, true);
    servers.livekit?.changed({ ...row, state: (await events.after(row.lessonId, row.stateSeq)).reduce(reduce, row.state) });
  };
