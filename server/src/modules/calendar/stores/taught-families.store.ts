import { type Db, sql } from '#platform/db';

const theirs = sql`
  select distinct k.family_id as "familyId" from scheduling_participants k join scheduling_lessons l on l.lesson_id = k.lesson_id
  where k.left_at is null and l.kind <> 'virtual'`;

/** Families by their lessons, for lists of them: those with one ahead, and those that had one since. */
export const taughtFamilies = (db: Db) => ({
  withLessonAhead: async (now: Temporal.Instant): Promise<Set<string>> =>
    familiesIn(await db.all(sql<{ familyId: string }>`${theirs} and l.status in ('scheduled', 'inProgress') and lower(k.during) > ${now}`)),
  taughtSince: async (since: Temporal.Instant): Promise<Set<string>> =>
    familiesIn(
      await db.all(sql<{ familyId: string }>`${theirs} and l.status in ('conducted', 'inProgress') and lower(k.during) >= ${since}`),
    ),
});

const familiesIn = (rows: ReadonlyArray<{ familyId: string }>): Set<string> => new Set(rows.map(({ familyId }) => familyId));
