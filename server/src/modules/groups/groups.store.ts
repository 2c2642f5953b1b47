import type { ClubCode } from '@school/contract/catalogue/limits';
import type { GroupState } from '@school/contract/groups/limits';
import type { Localised } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';
import { Refusal } from '#platform/refusal';

/** A group as its row keeps it. */
export interface GroupRecord {
  groupId: string;
  courseCode: ClubCode;
  title: Localised;
  level: string;
  ages: { from: number; to: number };
  teacherId: string;
  weekday: number;
  startMinute: number;
  minutes: number;
  capacity: number;
  state: GroupState;
  /** Days of the school's zone: the first one on which it may have a lesson, and from which on it has none. */
  startsOn: string;
  closesOn: string | null;
  closeReason: string | null;
  /** When families see it, where that is later than its making. */
  opensAt: Temporal.Instant | null;
  /** It goes on only when so many kids are enrolled on that day. */
  leastKids: number | null;
  gatherBy: string | null;
  /** Places of the enrolled, of trial visits, and those kept for the waiting list. */
  taken: number;
}

const columns = sql`
  group_id as "groupId", course_code as "courseCode", title, level, json_build_object('from', age_from, 'to', age_to) as ages,
  teacher_id as "teacherId", weekday, start_minute as "startMinute", minutes, capacity, taken, state,
  starts_on as "startsOn", closes_on as "closesOn", close_reason as "closeReason", opens_at as "opensAt", least_kids as "leastKids",
  gather_by as "gatherBy"`;

/** A group that is not there yet. */
export type NewGroupRecord = Omit<GroupRecord, 'taken' | 'closesOn' | 'closeReason'>;

export type GroupRows = ReturnType<typeof createGroupRows>;

export function createGroupRows(db: Db) {
  const found = (group: GroupRecord | undefined): GroupRecord => {
    if (!group) throw new Refusal('groups.group_not_found');
    return group;
  };

  const inStates = (states: readonly GroupState[]): Promise<GroupRecord[]> =>
    db.all(sql<GroupRecord>`
      select ${columns} from groups_groups where state = any(${[...states]}::text[]) order by weekday, start_minute, group_id`);

  return {
    async add(group: NewGroupRecord, now: Temporal.Instant): Promise<void> {
      await db.run(sql`
        insert into groups_groups
          (group_id, course_code, title, level, age_from, age_to, teacher_id, weekday, start_minute, minutes, capacity,
           state, starts_on, opens_at, least_kids, gather_by, created_at)
        values (${group.groupId}, ${group.courseCode}, ${JSON.stringify(group.title)}::jsonb, ${group.level}, ${group.ages.from},
          ${group.ages.to}, ${group.teacherId}, ${group.weekday}, ${group.startMinute}, ${group.minutes}, ${group.capacity},
          ${group.state}, ${group.startsOn}::date, ${group.opensAt}, ${group.leastKids}, ${group.gatherBy}::date, ${now})`);
    },

    /** Groups that take kids. */
    open: (): Promise<GroupRecord[]> => inStates(['enrolling', 'running']),
    inStates,

    byIds: (groupIds: readonly string[]): Promise<GroupRecord[]> =>
      db.all(sql<GroupRecord>`select ${columns} from groups_groups where group_id = any(${[...groupIds]}::uuid[])`),

    findOpen: (groupId: string): Promise<GroupRecord | undefined> =>
      db.one(sql<GroupRecord>`select ${columns} from groups_groups where group_id = ${groupId} and closed_at is null`),

    /**
     * Locks an open group for this transaction; refuses with groups.group_not_found. The first lock of all: before the
     * family's, the horizon and the calendars, so whoever waits for a place holds nothing that others need.
     */
    async lock(groupId: string): Promise<GroupRecord> {
      return found(
        await db.one(sql<GroupRecord>`
          select ${columns} from groups_groups where group_id = ${groupId} and closed_at is null for no key update`),
      );
    },

    async close(groupId: string, at: Temporal.Instant): Promise<void> {
      await db.run(sql`update groups_groups set closed_at = ${at}, state = 'closed' where group_id = ${groupId}`);
    },

    async become(groupId: string, state: 'enrolling' | 'running'): Promise<void> {
      await db.run(sql`update groups_groups set state = ${state} where group_id = ${groupId}`);
    },

    /** A draft goes into its teacher's calendar. */
    async begin(groupId: string, it: Pick<GroupRecord, 'state' | 'startsOn' | 'opensAt' | 'leastKids' | 'gatherBy'>): Promise<void> {
      await db.run(sql`
        update groups_groups set state = ${it.state}, starts_on = ${it.startsOn}::date, opens_at = ${it.opensAt},
          least_kids = ${it.leastKids}, gather_by = ${it.gatherBy}::date
        where group_id = ${groupId}`);
    },

    async closeFrom(groupId: string, day: string, reason: string): Promise<void> {
      await db.run(sql`
        update groups_groups set state = 'closing', closes_on = ${day}::date, close_reason = ${reason} where group_id = ${groupId}`);
    },

    /** What it is called, whom it is for, and its places; seats with a number past them get a free one first. */
    async describe(groupId: string, it: Pick<GroupRecord, 'title' | 'level' | 'ages' | 'capacity'>): Promise<void> {
      await db.run(sql`
        with past as (
          select seat_id, row_number() over (order by seat_no) as n from groups_seats
          where group_id = ${groupId} and freed_at is null and seat_no > ${it.capacity}
        ), free as (
          select no, row_number() over (order by no) as n from generate_series(1, ${it.capacity}::int) no
          where not exists (select from groups_seats s where s.group_id = ${groupId} and s.seat_no = no and s.freed_at is null)
        )
        update groups_seats s set seat_no = free.no from past join free using (n) where s.seat_id = past.seat_id`);
      await db.run(sql`
        update groups_groups set title = ${JSON.stringify(it.title)}::jsonb, level = ${it.level}, age_from = ${it.ages.from},
          age_to = ${it.ages.to}, capacity = ${it.capacity}
        where group_id = ${groupId}`);
    },

    async moveTo(
      groupId: string,
      { teacherId, weekday, startMinute }: Pick<GroupRecord, 'teacherId' | 'weekday' | 'startMinute'>,
    ): Promise<void> {
      await db.run(sql`
        update groups_groups set teacher_id = ${teacherId}, weekday = ${weekday}, start_minute = ${startMinute} where group_id = ${groupId}`);
    },
  };
}
