import { type Db, sql } from '#platform/db';

export type Feeds = ReturnType<typeof createFeeds>;

/** Calendar links. */
export function createFeeds(db: Db) {
  return {
    ofFamily: (familyId: string) =>
      db.all(sql<{ kidUid: string; createdAt: Temporal.Instant; readAt: Temporal.Instant | null }>`
        select kid_uid as "kidUid", created_at as "createdAt", read_at as "readAt" from scheduling_calendar_feeds
        where family_id = ${familyId} order by created_at, kid_uid`),

    /** Puts a link up; an earlier one of the kid is no more. */
    put: (familyId: string, kidUid: string, secretHash: Buffer, now: Temporal.Instant) =>
      db.run(sql`
        insert into scheduling_calendar_feeds (kid_uid, family_id, secret_hash, created_at)
        values (${kidUid}, ${familyId}, ${secretHash}, ${now})
        on conflict (kid_uid) do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at, read_at = null`),

    /** True when there was one. */
    async remove(familyId: string, kidUid: string): Promise<boolean> {
      return (await db.run(sql`delete from scheduling_calendar_feeds where family_id = ${familyId} and kid_uid = ${kidUid}`)) === 1;
    },

    bySecret: (secretHash: Buffer) =>
      db.one(sql<{ kidUid: string; familyId: string }>`
        select kid_uid as "kidUid", family_id as "familyId" from scheduling_calendar_feeds where secret_hash = ${secretHash}`),

    /** Notes that a calendar reads it; calendars come every few minutes, so once an hour is enough. */
    noteRead: (kidUid: string, now: Temporal.Instant) =>
      db.run(sql`
        update scheduling_calendar_feeds set read_at = ${now}
        where kid_uid = ${kidUid} and (read_at is null or read_at < ${now.subtract({ hours: 1 })})`),

    ofTeacher: (teacherId: string) =>
      db.one(sql<{ createdAt: Temporal.Instant; readAt: Temporal.Instant | null }>`
        select created_at as "createdAt", read_at as "readAt" from scheduling_teacher_feeds where teacher_id = ${teacherId}`),

    putOfTeacher: (teacherId: string, secretHash: Buffer, now: Temporal.Instant) =>
      db.run(sql`
        insert into scheduling_teacher_feeds (teacher_id, secret_hash, created_at) values (${teacherId}, ${secretHash}, ${now})
        on conflict (teacher_id) do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at, read_at = null`),

    removeOfTeacher: async (teacherId: string): Promise<boolean> =>
      (await db.run(sql`delete from scheduling_teacher_feeds where teacher_id = ${teacherId}`)) === 1,

    /** Whose link it is, noting once an hour that it is read. */
    async teacherBySecret(secretHash: Buffer, now: Temporal.Instant): Promise<string | undefined> {
      const feed = await db.one(sql<{ teacherId: string }>`
        select teacher_id as "teacherId" from scheduling_teacher_feeds where secret_hash = ${secretHash}`);
      if (!feed) return undefined;
      await db.run(sql`
        update scheduling_teacher_feeds set read_at = ${now}
        where teacher_id = ${feed.teacherId} and (read_at is null or read_at < ${now.subtract({ hours: 1 })})`);
      return feed.teacherId;
    },
  };
}
