import type { ClubCode } from '@school/contract/catalogue/limits';
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
  /** Places of the enrolled, of trial visits, and those kept for the waiting list. */
  taken: number;
}

const columns = sql`
  group_id as "groupId", course_code as "courseCode", title, level, json_build_object('from', age_from, 'to', age_to) as ages,
  teacher_id as "teacherId", weekday, start_minute as "startMinute", minutes, capacity, taken`;

export type GroupRows = ReturnType<typeof createGroupRows>;

export function createGroupRows(db: Db) {
  const found = (group: GroupRecord | undefined): GroupRecord => {
    if (!group) throw new Refusal('groups.group_not_found');
    return group;
  };

  return {
    async add(group: Omit<GroupRecord, 'taken'>, now: Temporal.Instant): Promise<void> {
      await db.run(sql`
        insert into groups_groups
          (group_id, course_code, title, level, age_from, age_to, teacher_id, weekday, start_minute, minutes, capacity, created_at)
        values (${group.groupId}, ${group.courseCode}, ${JSON.stringify(group.title)}::jsonb, ${group.level}, ${group.ages.from},
          ${group.ages.to}, ${group.teacherId}, ${group.weekday}, ${group.startMinute}, ${group.minutes}, ${group.capacity}, ${now})`);
    },

    /** Groups that are open. */
    open: (): Promise<GroupRecord[]> =>
      db.all(sql<GroupRecord>`select ${columns} from groups_groups where closed_at is null order by weekday, start_minute, group_id`),

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
      await db.run(sql`update groups_groups set closed_at = ${at} where group_id = ${groupId}`);
    },
  };
}
