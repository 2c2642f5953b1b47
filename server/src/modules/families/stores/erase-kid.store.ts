import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf, nobodysName } from '#platform/erasure';

/**
 * The row of a child, and of a family, stays as an empty place that lessons and books point to: no name, no month of birth,
 * no face. What was allowed stays too, it proves by which right the data were used.
 */
export const eraseNames =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const going = sql`kid_uid = ${idsOf(it.kidUids)} and erased_at is null`;
    for (const { avatar } of await db.all(sql<{ avatar: string }>`select avatar from families_kids where ${going} and avatar like '%/%'`))
      await it.dropFile(avatar);
    await db.run(sql`
      update families_kids set first_name = ${nobodysName}, last_name = '', birth_year = 2000, birth_month = 1, languages = '{ru}',
        avatar = null, erased_at = ${it.at}
      where ${going}`);
    if (!it.account) return;
    if (it.account.email !== null) await db.run(sql`delete from families_later where email = ${it.account.email}`);
    const ours = sql`family_id = ${it.familyId}`;
    const [face] = await db.all(sql<{ avatar: string }>`select avatar from families_families where ${ours} and avatar like '%/%'`);
    if (face) await it.dropFile(face.avatar);
    await db.run(sql`
      update families_families set first_name = ${nobodysName}, last_name = '', promo_code = null, avatar = null, erased_at = ${it.at}
      where ${ours}`);
  };
