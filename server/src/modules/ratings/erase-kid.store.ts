import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf, takeNamesOut } from '#platform/erasure';

/** A child's faces go. The stars a parent gave stay, as a teacher's average stands on them; their words go. */
export const eraseRatings =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const kids = sql`kid_uid = ${idsOf(it.kidUids)}`;
    await db.run(sql`delete from ratings_ratings where ${kids} and side = 'kid'`);
    await db.run(sql`
      update ratings_ratings set comment = '', handled_note = case when handled_at is not null then '' end where ${kids}`);
    // Words about a brother may name it too: of the family's answers none stay.
    await db.run(sql`delete from ratings_surveys where ${kids}`);
    await db.run(sql`update ratings_surveys set answers = null, low = false where family_id = ${it.familyId}`);
    const others = sql`family_id = ${it.familyId}`;
    await takeNamesOut(db, it, { table: 'ratings_ratings', key: ['rating_id'], texts: ['comment', 'handled_note'], where: others });
  };
