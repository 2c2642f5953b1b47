import { type Db, sql } from '#platform/db';

/** A lesson that has begun and to which children have not come, although the teacher has. */
export interface Waited {
  lessonId: string;
  startsAt: Temporal.Instant;
  /** Who has been in the room. */
  seen: string[];
}

export type TroubleStore = ReturnType<typeof createTroubleStore>;

/** What goes wrong in rooms: who is missing, who is alone, and what was told of it. */
export function createTroubleStore(db: Db) {
  return {
    /** Open rooms whose lessons began in a stretch of time and whose teacher has come. */
    begun: (from: Temporal.Instant, to: Temporal.Instant) =>
      db.all(sql<Waited>`
        select r.lesson_id as "lessonId", r.starts_at as "startsAt", array_agg(distinct m.person) as seen
        from lesson_room_rooms r join lesson_room_members m using (lesson_id)
        where r.ended_at is null and r.starts_at > ${from} and r.starts_at <= ${to}
        group by r.lesson_id having bool_or(m.person like 'teacher:%')`),
    /** Open rooms in which children have been alone since before a moment. */
    alone: (before: Temporal.Instant, now: Temporal.Instant) =>
      db.all(sql<{ lessonId: string; seq: number; since: Temporal.Instant }>`
        select r.lesson_id as "lessonId", last.seq, last.at as since
        from lesson_room_rooms r cross join lateral (
          select seq, at, body from lesson_room_events e where e.lesson_id = r.lesson_id and e.kind = 'alone' order by seq desc limit 1) last
        where r.ended_at is null and r.closes_at > ${now} and (last.body ->> 'on')::bool and last.at <= ${before}
          and exists (select from lesson_room_members m where m.lesson_id = r.lesson_id and m.left_at is null and m.kid_uid is not null)`),
    /** True when it had not been told: of two servers one tells it. */
    tell: async (
      { lessonId, what, about, kidUid = null }: { lessonId: string; what: string; about: string; kidUid?: string | null },
      at: Temporal.Instant,
    ): Promise<boolean> =>
      (await db.run(sql`
        insert into lesson_room_told (lesson_id, what, about, kid_uid, at) values (${lessonId}, ${what}, ${about}, ${kidUid}, ${at})
        on conflict do nothing`)) === 1,
    forgetTold: (before: Temporal.Instant) => db.run(sql`delete from lesson_room_told where at < ${before}`),
  };
}
