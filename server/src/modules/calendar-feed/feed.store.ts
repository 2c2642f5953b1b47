import type { CourseCode, SubjectCode } from '@school/contract/catalogue/limits';

import { type Db, sql } from '#platform/db';

/** A lesson as a calendar outside the school keeps it. */
export interface CalendarLesson {
  /** The same for a lesson and all its moves. */
  rootId: string;
  /** Grows with every change, also of a move. */
  changes: number;
  changedAt: Temporal.Instant;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  isTrial: boolean;
  isHeld: boolean;
  subject: SubjectCode;
  courseCode: CourseCode | null;
  teacher: string | null;
}

export type Feeds = ReturnType<typeof createFeeds>;

/** Calendar links and what a calendar reads by them. */
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

    /** Lessons of a kid that begin at `from` or later and stand: neither cancelled nor left nor a trial being confirmed. */
    lessons: (kidUid: string, from: Temporal.Instant, now: Temporal.Instant) =>
      db.all(sql<CalendarLesson>`
        select coalesce(l.root_id, l.lesson_id) as "rootId", lower(l.during) as "startsAt", upper(l.during) as "endsAt",
          l.kind = 'trial' as "isTrial", l.status = 'held' as "isHeld", p.subject, p.course_code as "courseCode", t.name as teacher,
          h.changes, h.at as "changedAt"
        from scheduling_participants k
        join scheduling_lessons l using (lesson_id)
        join scheduling_processes p on p.process_id = l.process_id
        left join scheduling_teachers t on t.teacher_id = l.teacher_id
        join lateral (
          select count(*) as changes, max(e.at) as at from scheduling_lesson_events e join scheduling_lessons c on c.lesson_id = e.lesson_id
          where c.lesson_id = coalesce(l.root_id, l.lesson_id) or c.root_id = coalesce(l.root_id, l.lesson_id)) h on true
        where k.kid_uid = ${kidUid} and k.active and k.left_at is null and lower(k.during) >= ${from}
          and (l.hold_until is null or (l.hold_until > ${now} and l.kind <> 'trial'))
        order by lower(l.during)`),
  };
}
