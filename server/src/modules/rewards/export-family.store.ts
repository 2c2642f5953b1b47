import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** What the children of a family have found, and what was chosen for them. */
export const exportRewards =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const stickers = await db.all(sql`
      select kid_uid as "kidUid", sticker, lesson, place, found_at as "foundAt" from rewards_stickers
      where family_id = ${familyId} order by found_at, sticker`);
    const settings = await db.all(sql`
      select kid_uid as "kidUid", fireflies, free_play_minutes as "freePlayMinutes", off from rewards_settings where family_id = ${familyId} order by kid_uid`);
    const freePlay = await db.all(sql`
      select kid_uid as "kidUid", day, seconds from rewards_free_play where family_id = ${familyId} order by kid_uid`);
    const books = await db.all(sql`
      select kid_uid as "kidUid", book, tried, right_at_once as "rightAtOnce", found, read_at as "readAt" from rewards_books
      where family_id = ${familyId} order by kid_uid, book`);
    const badges = await db.all(sql`
      select kid_uid as "kidUid", kind, step, earned_at as "earnedAt" from rewards_badges where family_id = ${familyId} order by earned_at, kind, step`);
    const chips = await db.all(
      sql`select kid_uid as "kidUid", scarf, hat from rewards_chips where family_id = ${familyId} order by kid_uid`,
    );
    const planks = await db.all(sql`
      select kid_uid as "kidUid", group_id as "groupId", thing, week, laid_at as "laidAt" from rewards_planks
      where family_id = ${familyId} order by laid_at, thing`);
    return [{ name: 'rewards.json', data: { stickers, settings, freePlay, books, badges, chips, planks } }];
  };
