import { type Db, sql } from '#platform/db';

/** Trials of one teacher on one day of a zone. */
interface TrialDay {
  teacherId: string;
  day: string;
  trials: number;
}

export type TrialDays = ReturnType<typeof trialDays>;

/** How many trials each teacher has on each day of a zone, from today on; one that leaves its place does not count. */
export const trialDays = (db: Db) => (zone: string, now: Temporal.Instant, leaving: string | null) =>
  db.all(sql<TrialDay>`
    select teacher_id as "teacherId", (lower(during) at time zone ${zone})::date::text as day, count(*)::int as trials
    from scheduling_lessons
    where kind = 'trial' and active and teacher_id is not null and lower(during) >= ${now.toZonedDateTimeISO(zone).startOfDay().toInstant()} and lesson_id is distinct from ${leaving}::uuid
      and (hold_until is null or hold_until > ${now})
    group by 1, 2`);
