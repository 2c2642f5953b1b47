import { type Db, sql } from '#platform/db';

/** A kid's place in a booked lesson that no unit pays for. */
export interface UnfundedPlace {
  lessonId: string;
  familyId: string;
  kidUid: string;
  startsAt: Temporal.Instant;
}

export type Unfunded = ReturnType<typeof createUnfunded>;

/** Lessons without a unit whose families have not been told. */
export function createUnfunded(db: Db) {
  const untold = (from: Temporal.Instant, to: Temporal.Instant) => sql`
    from scheduling_participants k join scheduling_lessons l using (lesson_id)
    where k.active and not k.funded and k.left_at is null and k.unfunded_told_at is null
      and lower(k.during) > ${from} and lower(k.during) <= ${to} and l.status = 'scheduled' and l.kind in ('individual', 'group')`;
  return {
    /** Families with such a lesson that begins in (from, to], ascending. */
    async families(from: Temporal.Instant, to: Temporal.Instant): Promise<string[]> {
      const rows = await db.all(sql<{ id: string }>`select distinct k.family_id as id ${untold(from, to)} order by 1`);
      return rows.map(({ id }) => id);
    },

    /** Those of one family, marked as told; in order of start. */
    async takeUntold(familyId: string, from: Temporal.Instant, to: Temporal.Instant, now: Temporal.Instant): Promise<UnfundedPlace[]> {
      const rows = await db.all(sql<UnfundedPlace>`
        update scheduling_participants p set unfunded_told_at = ${now}
        where (p.lesson_id, p.kid_uid) in (select k.lesson_id, k.kid_uid ${untold(from, to)} and k.family_id = ${familyId})
        returning p.lesson_id as "lessonId", p.family_id as "familyId", p.kid_uid as "kidUid", lower(p.during) as "startsAt"`);
      return rows.sort((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt));
    },
  };
}
