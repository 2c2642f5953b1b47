import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** What the family said of its lessons. */
export const exportRatings =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const ratings = await db.all(sql`
      select lesson_id as "lessonId", kid_uid as "kidUid", side, stars, face, options, comment, at
      from ratings_ratings where family_id = ${familyId} order by at`);
    const surveys = await db.all(sql`
      select kid_uid as "kidUid", survey, answers, at from ratings_surveys where family_id = ${familyId} order by at`);
    return [
      { name: 'ratings.json', data: ratings },
      { name: 'surveys.json', data: surveys },
    ];
  };
