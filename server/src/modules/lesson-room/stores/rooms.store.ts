import { emptyRoom, type RoomState } from '@school/contract/lesson-room/state';

import { type Db, sql } from '#platform/db';

import type { Cameras, Engine } from '../rules/engine.ts';
import type { Grants, TakenOut } from '../rules/may-do.ts';
import type { Roster } from '../rules/roster.ts';

export interface RoomRow {
  lessonId: string;
  engine: Engine;
  /** Whose cameras are on, as the school had set it when the room opened. */
  cameras: Cameras;
  roster: Roster;
  startsAt: Temporal.Instant;
  closesAt: Temporal.Instant;
  seq: number;
  grants: Grants;
  takenOut: TakenOut;
  /** The room as it was after `stateSeq`. */
  state: RoomState;
  stateSeq: number;
  endedAt: Temporal.Instant | null;
  endedAs: string | null;
}

const columns = sql`lesson_id as "lessonId", engine, cameras, roster, starts_at as "startsAt", closes_at as "closesAt", seq, grants,
  taken_out as "takenOut", state, state_seq as "stateSeq", ended_at as "endedAt", ended_as as "endedAs"`;

/** A state that was folded before a field was added has what an empty room has in it. */
const whole = (row: RoomRow | undefined): RoomRow | undefined => row && { ...row, state: { ...emptyRoom, ...row.state } };

export type RoomStore = ReturnType<typeof createRoomStore>;

export function createRoomStore(db: Db) {
  return {
    /** Opens the room of a lesson, unless somebody did. */
    open: (it: Pick<RoomRow, 'lessonId' | 'engine' | 'cameras' | 'roster' | 'startsAt' | 'closesAt' | 'grants'>, at: Temporal.Instant) =>
      db.run(sql`
        insert into lesson_room_rooms (lesson_id, engine, cameras, roster, starts_at, closes_at, grants, opened_at)
        values (${it.lessonId}, ${it.engine}, ${it.cameras}, ${JSON.stringify(it.roster)}::jsonb, ${it.startsAt}, ${it.closesAt},
          ${JSON.stringify(it.grants)}::jsonb, ${at})
        on conflict do nothing`),
    find: async (lessonId: string) =>
      whole(await db.one(sql<RoomRow>`select ${columns} from lesson_room_rooms where lesson_id = ${lessonId}`)),
    /** The row stays locked until the commit: no other server stores anything of the room meanwhile. */
    lock: async (lessonId: string) =>
      whole(await db.one(sql<RoomRow>`select ${columns} from lesson_room_rooms where lesson_id = ${lessonId} for update`)),
    /** Who may what, after an op that changes it; in the transaction that locked the row. */
    change: ({
      lessonId,
      roster,
      grants,
      takenOut,
      ended,
    }: Pick<RoomRow, 'lessonId' | 'roster' | 'grants' | 'takenOut'> & {
      ended: { at: string; as: string } | null;
    }) =>
      db.run(sql`
        update lesson_room_rooms set roster = ${JSON.stringify(roster)}::jsonb, grants = ${JSON.stringify(grants)}::jsonb,
          taken_out = ${JSON.stringify(takenOut)}::jsonb, ended_at = ${ended?.at ?? null}, ended_as = ${ended?.as ?? null}
        where lesson_id = ${lessonId}`),
    /** What the log of visits says became of the lesson, once the room is over. */
    keepOutcome: (lessonId: string, { outcome, together }: { outcome: string; together: number }) =>
      db.run(sql`update lesson_room_rooms set outcome = ${outcome}, together_seconds = ${together} where lesson_id = ${lessonId}`),
    /** The room as it is after so many ops, for those who come later. */
    fold: (lessonId: string, state: RoomState, seq: number) =>
      db.run(sql`
        update lesson_room_rooms set state = ${JSON.stringify(state)}::jsonb, state_seq = ${seq}
        where lesson_id = ${lessonId} and state_seq < ${seq}`),
    /** How far rooms have come. */
    seqs: (lessonIds: readonly string[]) =>
      db.named<{ lessonId: string; seq: number }>(
        'lesson-room seqs',
        'select lesson_id as "lessonId", seq from lesson_room_rooms where lesson_id = any($1::uuid[])',
        [[...lessonIds]],
      ),
    /** Rooms that should have closed. */
    overdue: async (now: Temporal.Instant) =>
      (
        await db.all(sql<{ lessonId: string }>`
          select lesson_id as "lessonId" from lesson_room_rooms where ended_at is null and closes_at <= ${now} order by closes_at limit 200`)
      ).map(({ lessonId }) => lessonId),
    /** Rooms of long ago in which nothing stands any more. */
    removeBefore: (at: Temporal.Instant) =>
      db.run(sql`
        delete from lesson_room_rooms r where closes_at < ${at} and ended_at is not null
          and not exists (select from lesson_room_events e where e.lesson_id = r.lesson_id)
          and not exists (select from lesson_room_members m where m.lesson_id = r.lesson_id)`),
    /** Rooms that are open now. */
    running: async (now: Temporal.Instant) =>
      (
        await db.all(sql<RoomRow>`
          select ${columns} from lesson_room_rooms where ended_at is null and closes_at > ${now} order by starts_at`)
      ).flatMap((row) => whole(row) ?? []),
  };
}
