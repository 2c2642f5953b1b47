import { type Db, sql } from '#platform/db';
import { idsOf } from '#platform/erasure';

/** What is known of the skills of these children, and what says so. */
export const exportSkills =
  ({ db }: { db: Pick<Db, 'all'> }) =>
  async (kidUids: readonly string[]) => {
    const kids = idsOf(kidUids);
    const known = await db.all(sql`
      select kid_uid as "kidUid", skill, ability, half_life as "halfLifeDays", answers, in_row as "inRow", right_days as "rightDays",
        right_at as "rightAt", seen_at as "seenAt"
      from mastery_skills where kid_uid = ${kids} order by skill`);
    const evidence = await db.all(sql`
      select kid_uid as "kidUid", skill, item, source, credit, answered_at as "answeredAt"
      from mastery_evidence where kid_uid = ${kids} order by answered_at, item`);
    return { known, evidence };
  };
