import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

/** A place of a group that somebody has. */
export interface Seat {
  seatId: string;
  groupId: string;
  familyId: string;
  kidUid: string;
  heldAs: 'enrolment' | 'visit' | 'offer';
  /** An offer until it is over; a visit until the end of its lesson. */
  until: Temporal.Instant | null;
  processId: string | null;
  lessonId: string | null;
  requestId: string | null;
  takenAt: Temporal.Instant;
}

export type FreedWhy = 'left' | 'visited' | 'declined' | 'expired' | 'withdrawn' | 'closed';

const columns = sql`
  seat_id as "seatId", group_id as "groupId", family_id as "familyId", kid_uid as "kidUid", held_as as "heldAs", until,
  process_id as "processId", lesson_id as "lessonId", request_id as "requestId", taken_at as "takenAt"`;

export type Seats = ReturnType<typeof createSeats>;

/** Places of groups. Who writes holds the lock of the group. */
export function createSeats(db: Db) {
  const seats = (where: ReturnType<typeof sql>) =>
    db.all(sql<Seat>`select ${columns} from groups_seats where freed_at is null and ${where} order by taken_at, seat_id`);

  return {
    /** Places that are kept for the waiting list now, and of how many families. */
    async offered(now: Temporal.Instant): Promise<{ families: number; promises: number }> {
      const found = await db.one(sql<{ families: number; promises: number }>`
        select count(distinct family_id) as families, count(*) as promises from groups_seats
        where freed_at is null and held_as = 'offer' and until > ${now}`);
      return found ?? { families: 0, promises: 0 };
    },
    /**
     * Takes one place, if one is free: the counter goes up only below the capacity, and the seat gets the lowest free
     * number. False when the group is full.
     */
    async take({ heldAs, groupId, ...it }: Omit<Seat, 'seatId' | 'takenAt'>, now: Temporal.Instant): Promise<boolean> {
      const counted = await db.one(sql<{ capacity: number }>`
        update groups_groups set taken = taken + 1
        where group_id = ${groupId} and closed_at is null and taken < capacity returning capacity`);
      if (!counted) return false;
      await db.run(sql`
        insert into groups_seats
          (seat_id, group_id, seat_no, family_id, kid_uid, held_as, until, process_id, lesson_id, request_id, taken_at)
        select ${newId()}, ${groupId}, min(n), ${it.familyId}, ${it.kidUid}, ${heldAs}, ${it.until}, ${it.processId}, ${it.lessonId},
          ${it.requestId}, ${now}
        from generate_series(1, ${counted.capacity}::int) n
        where not exists (select from groups_seats s where s.group_id = ${groupId} and s.seat_no = n and s.freed_at is null)`);
      return true;
    },

    /** A place kept for a kid becomes its own. */
    async enrol(seatId: string, processId: string, now: Temporal.Instant): Promise<void> {
      await db.run(sql`
        update groups_seats set held_as = 'enrolment', until = null, process_id = ${processId}, taken_at = ${now} where seat_id = ${seatId}`);
    },

    /** Gives a place back, once. */
    async free({ seatId, groupId }: Pick<Seat, 'seatId' | 'groupId'>, why: FreedWhy, now: Temporal.Instant): Promise<void> {
      const freed = await db.run(sql`
        update groups_seats set freed_at = ${now}, freed_why = ${why} where seat_id = ${seatId} and freed_at is null`);
      if (freed === 1) await db.run(sql`update groups_groups set taken = taken - 1 where group_id = ${groupId}`);
    },

    ofFamily: (familyId: string) => seats(sql`family_id = ${familyId}`),
    ofGroup: (groupId: string) => seats(sql`group_id = ${groupId}`),
    ofGroups: (groupIds: readonly string[]) => seats(sql`group_id = any(${[...groupIds]}::uuid[])`),
    ofKids: (kidUids: readonly string[]) => seats(sql`kid_uid = any(${[...kidUids]}::uuid[])`),
    async ofKid(groupId: string, kidUid: string): Promise<Seat | undefined> {
      return (await seats(sql`group_id = ${groupId} and kid_uid = ${kidUid}`))[0];
    },
    async ofRequest(requestId: string): Promise<Seat | undefined> {
      return (await seats(sql`request_id = ${requestId} and held_as = 'offer'`))[0];
    },

    /** Offers and visits whose time is over. */
    due: (now: Temporal.Instant) => seats(sql`until <= ${now}`),

    /** Groups that kids have visited to the end of the lesson, or are visiting now. */
    visited: (kidUids: readonly string[]) =>
      db.all(sql<{ groupId: string; kidUid: string }>`
        select distinct group_id as "groupId", kid_uid as "kidUid" from groups_seats
        where kid_uid = any(${[...kidUids]}::uuid[]) and lesson_id is not null and (freed_why is null or freed_why = 'visited')`),
  };
}
