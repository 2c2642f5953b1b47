import { sql } from '#platform/db';
import { idsOf } from '#platform/erasure';

/**
 * The lessons of some kids as conditions for the tables of the modules above, which keep what was said of lessons by their ids: whoever
 * erases these asks by them, and knows nothing of the tables behind.
 */
export function lessonsOfKids(kidUids: readonly string[]) {
  const kids = sql`kid_uid = ${idsOf(kidUids)}`;
  const seated = sql`select lesson_id from scheduling_participants where ${kids}`;
  const processes = sql`process_id in (select process_id from scheduling_processes where ${kids})`;
  return {
    /** Rows of the kids themselves. */
    kids,
    /** Rows of their processes. */
    processes,
    /** Rows of lessons that are theirs alone. */
    own: sql`lesson_id in (select lesson_id from scheduling_lessons where ${processes})`,
    /** Rows of every lesson they sat in, also with others. */
    seated: sql`lesson_id in (${seated})`,
    /** Rows of the teachers who taught them. */
    taughtBy: sql`teacher_id in (select distinct teacher_id from scheduling_lessons where lesson_id in (${seated}))`,
  };
}

/** Whose a lesson is, for a table that keeps the id of one. */
export const familyOfLesson = (
  table: string,
) => sql`(select p.family_id from scheduling_lessons l join scheduling_processes p using (process_id)
  where l.lesson_id = ${sql.ref(table)}.lesson_id)`;

/** Who came to which lesson and when, as a relation: "lesson_id", "kid_uid", "began_at". */
export const attendances = sql`(select lesson_id, kid_uid, lower(during) as began_at from scheduling_participants
  where left_at is null and skip is null)`;
