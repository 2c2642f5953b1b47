import type { CourseCode, SubjectCode } from '@school/contract/catalogue/limits';

import { type Db, sql } from '#platform/db';

export type ClockNotices = ReturnType<typeof createClockNotices>;

/** Who has been told of which change of clocks, and whom it concerns. */
export function createClockNotices(db: Db) {
  return {
    /** Families with a lesson that begins in (from, to]. */
    async familiesWithLessons(from: Temporal.Instant, to: Temporal.Instant): Promise<string[]> {
      const rows = await db.all(sql<{ id: string }>`
        select distinct family_id as id from scheduling_participants
        where active and left_at is null and lower(during) > ${from} and lower(during) <= ${to} order by id`);
      return rows.map(({ id }) => id);
    },

    /** The first lesson of each kid and process in [from, to). */
    firstLessons: (familyId: string, from: Temporal.Instant, to: Temporal.Instant) =>
      db.all(sql<{ kidUid: string; subject: SubjectCode; courseCode: CourseCode | null; startsAt: Temporal.Instant }>`
        select * from (
          select distinct on (k.kid_uid, l.process_id) k.kid_uid as "kidUid", p.subject, p.course_code as "courseCode",
            lower(k.during) as "startsAt"
          from scheduling_participants k
          join scheduling_lessons l using (lesson_id) join scheduling_processes p on p.process_id = l.process_id
          where k.family_id = ${familyId} and k.active and k.left_at is null and lower(k.during) >= ${from} and lower(k.during) < ${to}
          order by k.kid_uid, l.process_id, lower(k.during)) firsts
        order by "startsAt"`),

    /** True the first time. */
    async add(familyId: string, changesAt: Temporal.Instant, now: Temporal.Instant): Promise<boolean> {
      return (
        (await db.run(sql`
          insert into scheduling_clock_notices (family_id, changes_at, told_at) values (${familyId}, ${changesAt}, ${now})
          on conflict do nothing`)) === 1
      );
    },
  };
}
