import { type Db, sql } from '#platform/db';

import { isToLetGo, letGoBy } from './letting-go.store.ts';

/** A kid's place in a booked lesson that no unit pays for. */
export interface UnfundedPlace {
  lessonId: string;
  familyId: string;
  kidUid: string;
  startsAt: Temporal.Instant;
}

/** One with the hours before its start at which it is let go. */
type UntoldPlace = UnfundedPlace & { releaseHours: number };

export type Unfunded = ReturnType<typeof createUnfunded>;

/** Lessons without a unit: whose families have not been told, and which of them come before lessons that have one. */
const place = sql`k.lesson_id as "lessonId", k.family_id as "familyId", k.kid_uid as "kidUid", lower(k.during) as "startsAt"`;
const places = (familyId: string) => sql`
  from scheduling_participants k join scheduling_lessons l using (lesson_id)
  where k.family_id = ${familyId} and k.active and k.left_at is null and l.status = 'scheduled' and l.kind = 'individual'`;

export function createUnfunded(db: Db) {
  const untold = (now: Temporal.Instant, noticeHours: number) => sql`
    from scheduling_participants k join scheduling_lessons l using (lesson_id)
    where k.active and not k.funded and k.left_at is null and k.unfunded_told_at is null
      and lower(k.during) > ${now} and lower(k.during) <= ${letGoBy(now.add({ hours: noticeHours }))} and not ${isToLetGo(now)}
      and ${isToLetGo(now.add({ hours: noticeHours }))} and l.status = 'scheduled' and l.kind in ('individual', 'group')`;
  return {
    /** Families with such a lesson that is let go within the hours of the notice, ascending. */
    async families(now: Temporal.Instant, noticeHours: number): Promise<string[]> {
      const rows = await db.all(sql<{ id: string }>`select distinct k.family_id as id ${untold(now, noticeHours)} order by 1`);
      return rows.map(({ id }) => id);
    },

    /** Those of one family, marked as told; in order of start. */
    async takeUntold(familyId: string, now: Temporal.Instant, noticeHours: number): Promise<UntoldPlace[]> {
      const rows = await db.all(sql<UntoldPlace>`
        update scheduling_participants p set unfunded_told_at = ${now}
        where (p.lesson_id, p.kid_uid) in (select k.lesson_id, k.kid_uid ${untold(now, noticeHours)} and k.family_id = ${familyId})
        returning p.lesson_id as "lessonId", p.family_id as "familyId", p.kid_uid as "kidUid", lower(p.during) as "startsAt",
          (select l.release_hours from scheduling_lessons l where l.lesson_id = p.lesson_id) as "releaseHours"`);
      return rows.sort((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt));
    },

    /** The earliest booked individual lesson of a family without a unit, that begins after `now` and not after `until`. */
    first: (familyId: string, now: Temporal.Instant, until: Temporal.Instant | null) =>
      db.one(sql<UnfundedPlace>`
        select ${place} ${places(familyId)} and not k.funded and lower(k.during) > ${now}
          and (${until}::timestamptz is null or lower(k.during) <= ${until}) order by lower(k.during) limit 1`),

    /** The latest lesson of a weekly schedule of a family that has a unit. */
    lastFunded: (familyId: string, now: Temporal.Instant) =>
      db.one(sql<UnfundedPlace>`
        select ${place} ${places(familyId)} and k.funded and l.series_id is not null and lower(k.during) > ${now}
        order by lower(k.during) desc limit 1`),

    /** The latest of these lessons that has a unit and belongs to a weekly schedule. */
    lastFundedOf: (familyId: string, lessonIds: readonly string[], now: Temporal.Instant) =>
      db.one(sql<UnfundedPlace>`
        select ${place} ${places(familyId)} and k.funded and l.series_id is not null and lower(k.during) > ${now}
          and k.lesson_id = any(${[...lessonIds]}::uuid[]) order by lower(k.during) desc limit 1`),
  };
}
