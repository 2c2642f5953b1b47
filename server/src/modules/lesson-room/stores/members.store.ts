import { idOf, type Person, roleOf } from '@school/contract/lesson-room/people';
import type { leaveCauses } from '@school/contract/lesson-room/limits';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { Heartbeat } from '@school/contract/lesson-room/protocol';

import { type Db, sql } from '#platform/db';
import type { Seat } from '#platform/rooms';

export type LeaveCause = (typeof leaveCauses)[number];

/** A visit: one page of a person in a room. */
export interface VisitRow {
  lessonId: string;
  person: Person;
  epoch: number;
  node: string;
  enteredAt: Temporal.Instant;
  /** Its last sign, by the school's clock; and how many seconds ago that was, by the database's. */
  heardAt: Temporal.Instant;
  silence: number;
  heartbeat: Heartbeat | null;
  leftAt: Temporal.Instant | null;
}

/** A visit with what it was like. */
export interface VisitSeen extends VisitRow {
  cause: LeaveCause | null;
  deviceUid: string | null;
  firstFrame: number | null;
  ladder: Array<{ timestamp: string; step: number }>;
  recoveries: number;
}

/** Of a line that goes up and down all the time no more steps are kept. */
const mostSteps = 100;

const columns = sql`lesson_id as "lessonId", person, epoch, node, entered_at as "enteredAt", heard_at as "heardAt",
  extract(epoch from clock_timestamp() - beat_at)::float8 as silence, heartbeat, left_at as "leftAt"`;
const seatIs = ({ room, person, epoch }: Seat) => sql`lesson_id = ${room} and person = ${person} and epoch = ${epoch}`;

export type MemberStore = ReturnType<typeof createMemberStore>;

/** Who is in rooms, and was. */
export function createMemberStore(db: Db) {
  return {
    /** A number that is newer than all before. */
    async nextEpoch(): Promise<number> {
      const row = await db.one(sql<{ epoch: number }>`select nextval('lesson_room_epochs') as epoch`);
      return row?.epoch ?? 0;
    },
    find: (seat: Seat) => db.one(sql<VisitRow>`select ${columns} from lesson_room_members where ${seatIs(seat)}`),
    /** All visits to a room, the finished ones too. */
    visits: (lessonId: string) =>
      db.all(sql<VisitRow>`select ${columns} from lesson_room_members where lesson_id = ${lessonId} order by epoch`),
    /** Who is in these rooms, as far as anybody has written. */
    here: (lessonIds: readonly string[]) =>
      db.all(sql<VisitRow>`
        select ${columns} from lesson_room_members where left_at is null and lesson_id = any(${[...lessonIds]}::uuid[]) order by epoch`),
    /** Rooms of these that a person is in. */
    async roomsWith(lessonIds: readonly string[], person: Person): Promise<Set<string>> {
      const rows = await db.all(sql<{ lessonId: string }>`
        select distinct lesson_id as "lessonId" from lesson_room_members
        where left_at is null and person = ${person} and lesson_id = any(${[...lessonIds]}::uuid[])`);
      return new Set(rows.map(({ lessonId }) => lessonId));
    },
    /** A page is connected: for the first time or again, to this server. */
    sit: (seat: Seat, node: string, at: Temporal.Instant) =>
      db.run(sql`
        insert into lesson_room_members (lesson_id, person, epoch, node, kid_uid, device_uid, entered_at, heard_at)
        values (${seat.room}, ${seat.person}, ${seat.epoch}, ${node}, ${roleOf(seat.person) === 'kid' ? idOf(seat.person) : null}, ${seat.device ?? null}, ${at}, ${at})
        on conflict (lesson_id, person, epoch) do update set node = excluded.node, heard_at = excluded.heard_at, beat_at = clock_timestamp()`),
    /** Signs of life of pages of this server: by how many milliseconds ago each was heard. */
    beat: (beats: ReadonlyArray<{ seat: Seat; silentMs: number; heartbeat: Heartbeat | null }>, node: string, now: Temporal.Instant) => {
      const rows = beats.map(({ seat, silentMs, heartbeat }) => ({
        lesson_id: seat.room,
        person: seat.person,
        epoch: seat.epoch,
        silent: silentMs,
        heartbeat,
      }));
      return db.named(
        'lesson-room beat',
        // Whoever is being seated or is leaving right now has been heard: nobody waits for that.
        `with b as (
           select m.lesson_id, m.person, m.epoch, s.silent, s.heartbeat
           from lesson_room_members m
           join jsonb_to_recordset($1::jsonb) s(lesson_id uuid, person text, epoch bigint, silent float8, heartbeat jsonb)
             using (lesson_id, person, epoch)
           where m.left_at is null and m.node = $3 for update of m skip locked)
         update lesson_room_members m set heard_at = greatest(m.heard_at, $2::timestamptz - b.silent * interval '1 millisecond'),
           beat_at = greatest(m.beat_at, clock_timestamp() - b.silent * interval '1 millisecond'), heartbeat = coalesce(b.heartbeat, m.heartbeat)
         from b where m.lesson_id = b.lesson_id and m.person = b.person and m.epoch = b.epoch`,
        [JSON.stringify(rows), now, node],
      );
    },
    /** Ends a visit that has not ended; at its last sign where no moment is said. Answers with when it ended. */
    leave: async (seat: Seat, cause: LeaveCause, at: Temporal.Instant | null) =>
      (
        await db.one(sql<{ leftAt: Temporal.Instant }>`
          update lesson_room_members set left_at = coalesce(${at}::timestamptz, heard_at), heard_at = coalesce(${at}::timestamptz, heard_at), cause = ${cause}
          where ${seatIs(seat)} and left_at is null returning left_at as "leftAt"`)
      )?.leftAt,
    /** All visits with what they were like, in order. */
    history: (lessonId: string) =>
      db.all(sql<VisitSeen>`
        select ${columns}, cause, device_uid as "deviceUid", first_frame as "firstFrame", ladder, recoveries
        from lesson_room_members where lesson_id = ${lessonId} order by entered_at, epoch`),
    /** How it goes for a page: its first picture, a step of its ladder, what was brought back. */
    noteQuality: (
      seat: Seat,
      { firstFrame, step, recoveries }: { firstFrame: number | null; step: number | null; recoveries: number },
      at: Temporal.Instant,
    ) =>
      db.run(sql`
        update lesson_room_members set first_frame = coalesce(first_frame, ${firstFrame}), recoveries = least(recoveries + ${recoveries}, 1000),
          ladder = case when ${step}::int is null or jsonb_array_length(ladder) >= ${mostSteps} then ladder
            else ladder || jsonb_build_array(jsonb_build_object('timestamp', ${at.toString()}::text, 'step', ${step}::int)) end
        where ${seatIs(seat)}`),
    /** Visits of long ago. */
    removeBefore: (at: Temporal.Instant) => db.run(sql`delete from lesson_room_members where heard_at < ${at} and left_at is not null`),
    /** Whoever gave no sign for too long: of servers that died, too. */
    silent: () =>
      db.all(sql<VisitRow>`
        select ${columns} from lesson_room_members
        where left_at is null and beat_at < clock_timestamp() - ${lessonRoomLimits.goneSeconds} * interval '1 second' limit 200`),
  };
}
