import type { ClubCode, SubjectCode } from '@school/contract/catalogue/limits';

import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

/** A club group as scheduling keeps it: a process of its own, and a weekly schedule that belongs to no family. */
export interface ClubRecord {
  groupId: string;
  processId: string;
  seriesId: string;
  teacherId: string;
  courseCode: ClubCode;
  weekday: number;
  startMinute: number;
  zone: string;
  minutes: number;
  materialisedUntil: string;
}

/** A lesson of a group that has not begun. */
export interface ClubLesson {
  lessonId: string;
  groupId: string;
  teacherId: string;
  startsAt: Temporal.Instant;
  changeHours: number;
  minutes: number;
  /** Kids who have a place in it. */
  kidUids: string[];
}

/** A kid of a group, by its own process there. */
export interface ClubKid {
  groupId: string;
  processId: string;
  kidUid: string;
  familyId: string;
  isVisit: boolean;
}

export type Clubs = ReturnType<typeof createClubs>;

const select = sql`
  select p.group_id as "groupId", p.process_id as "processId", s.series_id as "seriesId", s.teacher_id as "teacherId",
    p.course_code as "courseCode", s.minutes, s.materialised_until as "materialisedUntil", d.weekday, d.start_minute as "startMinute", d.zone
  from scheduling_processes p
  join scheduling_series s on s.process_id = p.process_id and s.kind = 'group' and s.status = 'active'
  join scheduling_series_days d on d.series_id = s.series_id
  where p.type = 'group' and p.kid_uid is null and p.stored_state is null`;

const kids = sql`
  select group_id as "groupId", process_id as "processId", kid_uid as "kidUid", family_id as "familyId", is_visit as "isVisit"
  from scheduling_processes where type = 'group' and kid_uid is not null and (stored_state is null or stored_state = 'paused')`;

/** Groups, their coming lessons and the kids who are in them. Lessons themselves are written by the calendar. */
export function createClubs(db: Db) {
  return {
    /** Keeps a group's process and its weekly schedule; answers with their ids. */
    async add(
      it: Omit<ClubRecord, 'processId' | 'seriesId'> & { subject: SubjectCode; level: string },
      now: Temporal.Instant,
    ): Promise<Pick<ClubRecord, 'processId' | 'seriesId'>> {
      const [processId, seriesId] = [newId(), newId()];
      await db.run(sql`
        insert into scheduling_processes (process_id, type, group_id, subject, course_code, level, teacher_id, created_at)
        values (${processId}, 'group', ${it.groupId}, ${it.subject}, ${it.courseCode}, ${it.level}, ${it.teacherId}, ${now})`);
      await db.run(sql`
        insert into scheduling_series (series_id, process_id, teacher_id, kind, minutes, status, materialised_until, created_at)
        values (${seriesId}, ${processId}, ${it.teacherId}, 'group', ${it.minutes}, 'active', ${it.materialisedUntil}::date, ${now})`);
      await db.run(sql`
        insert into scheduling_series_days (series_id, kind, slot_no, weekday, start_minute, zone)
        values (${seriesId}, 'group', 1, ${it.weekday}, ${it.startMinute}, ${it.zone})`);
      return { processId, seriesId };
    },

    /** A group whose lessons go on. */
    find: (groupId: string) => db.one(sql<ClubRecord>`${select} and p.group_id = ${groupId}`),

    /** Groups whose lessons do not reach a day yet. */
    behind: (until: Temporal.PlainDate) =>
      db.all(sql<ClubRecord>`${select} and s.materialised_until < ${until}::date order by s.series_id`),

    /** No more lessons of a group will be made; those it has, and its kids, stay. */
    async stop(groupId: string): Promise<void> {
      await db.run(sql`
        update scheduling_series s set status = 'ended' from scheduling_processes p
        where p.process_id = s.process_id and p.group_id = ${groupId} and p.kid_uid is null and s.status = 'active'`);
    },

    /** A group is over. */
    async end(groupId: string): Promise<void> {
      await this.stop(groupId);
      await db.run(sql`
        update scheduling_processes set stored_state = 'finished'
        where type = 'group' and group_id = ${groupId} and kid_uid is null and stored_state is null`);
    },

    /** A group gets another weekly time: a schedule of its own, so that lessons of the former time stay with theirs. */
    async moveTo({ groupId, processId, minutes, teacherId, ...it }: Omit<ClubRecord, 'seriesId' | 'courseCode'>, now: Temporal.Instant) {
      const seriesId = newId();
      await this.stop(groupId);
      await db.run(sql`
        insert into scheduling_series (series_id, process_id, teacher_id, kind, minutes, status, materialised_until, created_at)
        values (${seriesId}, ${processId}, ${teacherId}, 'group', ${minutes}, 'active', ${it.materialisedUntil}::date, ${now})`);
      await db.run(sql`
        insert into scheduling_series_days (series_id, kind, slot_no, weekday, start_minute, zone)
        values (${seriesId}, 'group', 1, ${it.weekday}, ${it.startMinute}, ${it.zone})`);
      await db.run(sql`
        update scheduling_processes set teacher_id = ${teacherId}
        where type = 'group' and group_id = ${groupId} and (stored_state is null or stored_state = 'paused')`);
      return { processId, seriesId };
    },

    /** Lessons of groups that begin at an instant or later and are to be held, in order of time. */
    coming: (groupIds: readonly string[], from: Temporal.Instant) =>
      db.all(sql<ClubLesson>`
        select l.lesson_id as "lessonId", p.group_id as "groupId", l.teacher_id as "teacherId", lower(l.during) as "startsAt", l.change_hours as "changeHours",
          (extract(epoch from upper(l.during) - lower(l.during)) / 60)::int as minutes,
          (select coalesce(json_agg(k.kid_uid order by k.kid_uid), '[]')
           from scheduling_participants k where k.lesson_id = l.lesson_id and k.left_at is null) as "kidUids"
        from scheduling_processes p join scheduling_lessons l on l.process_id = p.process_id
        where p.type = 'group' and p.kid_uid is null and p.group_id = any(${[...groupIds]}::uuid[])
          and l.status = 'scheduled' and lower(l.during) >= ${from}
        order by lower(l.during), l.lesson_id`),

    /** A group's lesson at an instant, whatever became of it; one that stands comes before one that was called off. */
    at: (groupId: string, startsAt: Temporal.Instant) =>
      db.one(sql<{ lessonId: string; status: string; minutes: number }>`
        select l.lesson_id as "lessonId", l.status, (extract(epoch from upper(l.during) - lower(l.during)) / 60)::int as minutes
        from scheduling_processes p join scheduling_lessons l on l.process_id = p.process_id
        where p.type = 'group' and p.kid_uid is null and p.group_id = ${groupId} and lower(l.during) = ${startsAt}
        order by l.active desc, l.created_at desc limit 1`),

    /** Kids who are in a group now; trial visits included. */
    kidsOf: (groupIds: readonly string[]) =>
      db.all(sql<ClubKid>`${kids} and group_id = any(${[...groupIds]}::uuid[]) order by created_at, process_id`),

    /** The process of a kid in a group, while it is there. */
    kidOf: (groupId: string, kidUid: string) => db.one(sql<ClubKid>`${kids} and group_id = ${groupId} and kid_uid = ${kidUid}`),

    /** Makes the process of a kid in a group; one that has been a visit goes on as the kid's own. */
    async addKid(it: { groupId: string; kidUid: string; familyId: string; isVisit: boolean }, now: Temporal.Instant): Promise<string> {
      const known = await db.one(sql<{ id: string }>`
        update scheduling_processes set is_visit = is_visit and ${it.isVisit}
        where type = 'group' and group_id = ${it.groupId} and kid_uid = ${it.kidUid} and (stored_state is null or stored_state = 'paused')
        returning process_id as id`);
      if (known) return known.id;
      const processId = newId();
      await db.run(sql`
        insert into scheduling_processes (process_id, family_id, kid_uid, type, group_id, is_visit, subject, course_code, level, teacher_id, created_at)
        select ${processId}, ${it.familyId}, ${it.kidUid}, 'group', group_id, ${it.isVisit}, subject, course_code, level, teacher_id, ${now}
        from scheduling_processes where type = 'group' and group_id = ${it.groupId} and kid_uid is null and stored_state is null`);
      return processId;
    },

    /** A set of changes that may be taken back, with the locks taken since. */
    mark: () => db.run(sql`savepoint club`),
    takeBack: () => db.run(sql`rollback to savepoint club`),
    keep: () => db.run(sql`release savepoint club`),
  };
}
