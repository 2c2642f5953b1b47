import { type Db, sql } from '#platform/db';

/** What was told before it was corrected. */
interface Correction {
  before: string;
  correctedAt: Temporal.Instant;
}

export type CorrectionStore = ReturnType<typeof createCorrectionStore>;

/** Earlier words of what families were told of lessons. */
export function createCorrectionStore(db: Db) {
  return {
    /** The oldest first. */
    ofLesson: (lessonId: string) =>
      db.all(sql<Correction>`
        select before, corrected_at as "correctedAt" from lesson_room_corrections where lesson_id = ${lessonId} order by version`),

    /** Of one lesson one at a time: whoever calls has locked what is corrected. */
    keep: (lessonId: string, { kids, before, correctedAt }: Correction & { kids: readonly string[] }) =>
      db.run(sql`
        insert into lesson_room_corrections (lesson_id, version, kids, before, corrected_at)
        select ${lessonId}::uuid, 1 + count(*), ${[...kids]}::uuid[], ${before}, ${correctedAt}::timestamptz
        from lesson_room_corrections where lesson_id = ${lessonId}`),
  };
}
