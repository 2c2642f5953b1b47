import { type Db, sql } from '#platform/db';

/** A kid of a teacher, with the ids and starts of the last lesson and the next one. */
export interface PupilRow {
  kidUid: string;
  lastId: string | null;
  lastAt: Temporal.Instant | null;
  nextId: string | null;
  nextAt: Temporal.Instant | null;
}

export type OwnPupils = ReturnType<typeof createOwnPupils>;

const standing = sql`l.active and l.status <> 'held' and k.left_at is null`;

/** Whom a teacher teaches, and when. */
export function createOwnPupils(db: Db) {
  return {
    /** Kids with a lesson of the teacher that ended after `since` or is to come. */
    since: (teacherId: string, since: Temporal.Instant, now: Temporal.Instant) =>
      db.all(sql<PupilRow>`
        select k.kid_uid as "kidUid",
          (array_agg(l.lesson_id order by lower(l.during) desc) filter (where lower(l.during) <= ${now}))[1] as "lastId",
          max(lower(l.during)) filter (where lower(l.during) <= ${now}) as "lastAt",
          (array_agg(l.lesson_id order by lower(l.during)) filter (where lower(l.during) > ${now}))[1] as "nextId",
          min(lower(l.during)) filter (where lower(l.during) > ${now}) as "nextAt"
        from scheduling_lessons l join scheduling_participants k using (lesson_id)
        where l.teacher_id = ${teacherId} and ${standing} and l.during && tstzrange(${since}, null) group by k.kid_uid`),

    /** Lessons of a teacher with one kid: the last `back` that have begun, and the next `ahead`. */
    async lessonsWith(teacherId: string, kidUid: string, now: Temporal.Instant, { back, ahead }: { back: number; ahead: number }) {
      const between = sql`from scheduling_lessons l join scheduling_participants k using (lesson_id)
        where l.teacher_id = ${teacherId} and k.kid_uid = ${kidUid} and ${standing}`;
      const rows = await db.all(sql<{ lessonId: string }>`
        (select l.lesson_id as "lessonId" ${between} and lower(l.during) <= ${now} order by lower(l.during) desc limit ${back})
        union all
        (select l.lesson_id as "lessonId" ${between} and lower(l.during) > ${now} order by lower(l.during) limit ${ahead})`);
      return rows.map(({ lessonId }) => lessonId);
    },
  };
}
