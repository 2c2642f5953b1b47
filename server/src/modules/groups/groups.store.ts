import type { ClubCode } from '@school/contract/catalogue/limits';
import type { Localised } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

/** A group as its row keeps it. */
export interface GroupRecord {
  groupId: string;
  courseCode: ClubCode;
  title: Localised;
  level: string;
  ageFrom: number;
  ageTo: number;
  teacherId: string;
  weekday: number;
  startMinute: number;
  minutes: number;
  capacity: number;
  taken: number;
}

const columns = sql`
  group_id as "groupId", course_code as "courseCode", title, level, age_from as "ageFrom", age_to as "ageTo", teacher_id as "teacherId",
  weekday, start_minute as "startMinute", minutes, capacity, taken`;

export type GroupRows = ReturnType<typeof createGroupRows>;

export function createGroupRows(db: Db) {
  return {
    async add(group: Omit<GroupRecord, 'taken'>, now: Temporal.Instant): Promise<void> {
      await db.run(sql`
        insert into groups_groups
          (group_id, course_code, title, level, age_from, age_to, teacher_id, weekday, start_minute, minutes, capacity, created_at)
        values (${group.groupId}, ${group.courseCode}, ${JSON.stringify(group.title)}::jsonb, ${group.level}, ${group.ageFrom},
          ${group.ageTo}, ${group.teacherId}, ${group.weekday}, ${group.startMinute}, ${group.minutes}, ${group.capacity}, ${now})`);
    },

    /** Groups that are open. */
    open: (): Promise<GroupRecord[]> =>
      db.all(sql<GroupRecord>`select ${columns} from groups_groups where closed_at is null order by weekday, start_minute, group_id`),

    findOpen: (groupId: string): Promise<GroupRecord | undefined> =>
      db.one(sql<GroupRecord>`select ${columns} from groups_groups where group_id = ${groupId} and closed_at is null`),
  };
}
