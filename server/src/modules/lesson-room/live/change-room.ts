import { randomUUID } from 'node:crypto';

import type { RoomEvent, RoomOp } from '@school/contract/lesson-room/ops';
import { reduce } from '@school/contract/lesson-room/state';

import type { Tools } from '../dependencies/tools.ts';
import { type Grants, grantsOf, type TakenOut } from '../rules/may-do.ts';
import type { Roster } from '../rules/roster.ts';
import type { NewOp } from '../stores/events.store.ts';
import type { RoomRow } from '../stores/rooms.store.ts';
import type { RoomsHere } from './rooms-here.ts';

export type ChangeRoom = ReturnType<typeof changeRoomOf>;
export type NoteInRoom = ReturnType<typeof noteInRoom>;

/** An op of the school itself. */
export const bySchool = (op: RoomOp): NewOp => ({ opid: randomUUID(), who: 'school', op });

/** Who is outside after an op, and who teaches. */
function after(row: RoomRow, op: RoomOp): { takenOut: TakenOut; roster: Roster } {
  const { takenOut, roster } = row;
  if (op.kind === 'replaced') return { takenOut, roster: { ...roster, teacherId: op.teacherId } };
  if (op.kind !== 'taken_out') return { takenOut, roster };
  const { [op.person]: _, ...others } = takenOut;
  return { takenOut: op.until === null ? others : { ...takenOut, [op.person]: op.until }, roster };
}

/**
 * Stores ops that change who may what. The room's row is locked first and what others stored is read, so what everybody may
 * follows from the room as it is in that moment and from nothing older. Answers whether they were stored: a page may have
 * been locked out itself, and the room may be over. Inside of a larger transaction it is its last act.
 */
export const changeRoomOf =
  ({ db, clock, events, roomRows, rooms }: Tools, here: RoomsHere) =>
  async (lessonId: string, ops: readonly NewOp[], wanted: (row: RoomRow) => boolean = () => true): Promise<boolean> => {
    const seq = await db.inTransaction(async () => {
      const row = await roomRows.lock(lessonId);
      if (!row || row.endedAt !== null) return undefined;
      const known = await events.after(lessonId, row.stateSeq, Number.MAX_SAFE_INTEGER);
      let state = known.reduce(reduce, row.state);
      if (!wanted({ ...row, state })) return undefined;
      const at = clock.now();
      const stored = await events.store(lessonId, ops, at);
      if (stored.length === 0) return undefined;
      let { roster, takenOut } = row;
      let ended: { at: string; as: string } | null = null;
      for (const { opid, seq: number } of stored.toSorted((a, b) => a.seq - b.seq)) {
        const done = ops.find((it) => it.opid === opid);
        if (!done) continue;
        state = reduce(state, { seq: number, opid, who: done.who, op: done.op, at: at.toString() } satisfies RoomEvent);
        ({ roster, takenOut } = after({ ...row, roster, takenOut }, done.op));
        if (done.op.kind === 'end') ended = { at: at.toString(), as: done.op.as };
      }
      const grants: Grants = grantsOf(roster, state, takenOut);
      await roomRows.change({ lessonId, roster, grants, takenOut, ended });
      const last = Math.max(...stored.map((it) => it.seq));
      db.afterCommit(() => {
        rooms.hub.stored(lessonId, last);
        here.look(lessonId, last);
      });
      return last;
    });
    return seq !== undefined;
  };

/** Stores ops of the school that change nobody's rights, as the last act of a transaction or by themselves. */
export const noteInRoom =
  ({ db, clock, events, rooms }: Tools, here: RoomsHere) =>
  async (lessonId: string, ops: readonly NewOp[]): Promise<boolean> => {
    const stored = await events.store(lessonId, ops, clock.now());
    if (stored.length === 0) return false;
    const last = Math.max(...stored.map(({ seq }) => seq));
    db.afterCommit(() => {
      rooms.hub.stored(lessonId, last);
      here.look(lessonId, last);
    });
    return true;
  };
