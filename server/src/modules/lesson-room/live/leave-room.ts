import type { Seat } from '#platform/rooms';

import type { Tools } from '../dependencies/tools.ts';
import type { LeaveCause } from '../stores/members.store.ts';
import { bySchool, type NoteInRoom } from './change-room.ts';

export type LeaveRoom = ReturnType<typeof leaveRoom>;

/** Somebody is gone: once for each visit, dated at the last sign where no moment is said. */
export const leaveRoom =
  ({ db, roomRows, members, realtime }: Tools, note: NoteInRoom) =>
  async (seat: Seat, cause: LeaveCause, at: Temporal.Instant | null): Promise<boolean> => {
    const { room, person, epoch } = seat;
    return db.inTransaction(async () => {
      // The room before its members, as whoever sits down does.
      await roomRows.lock(room);
      const leftAt = await members.leave(seat, cause, at);
      if (!leftAt) return false;
      await realtime.changed(`lesson-rooms/${room}`);
      await realtime.changed('live-rooms');
      await note(room, [bySchool({ kind: 'leave', person, epoch, cause, at: leftAt.toString() })]);
      return true;
    });
  };
