import { type Db, sql } from '#platform/db';

export type ClockNotices = ReturnType<typeof createClockNotices>;

/** Who has been told of which change of clocks. */
export function createClockNotices(db: Db) {
  return {
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
