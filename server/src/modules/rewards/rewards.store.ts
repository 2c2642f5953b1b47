import type { RewardSettings } from '@school/contract/rewards/shapes';

import { type Db, sql } from '#platform/db';

import type { FoundSticker } from './rules/find-stickers.ts';

/** Whose it is. */
export interface Owner {
  kidUid: string;
  familyId: string;
}

export interface StickerRow extends FoundSticker {
  place: number | null;
  foundAt: Temporal.Instant;
}

/** What children have found, and what parents chose: rows to nouns. */
export function createRewardStore(db: Db) {
  return {
    settings: (kidUid: string) =>
      db.one(
        sql<RewardSettings>`select fireflies, free_play_minutes as "freePlayMinutes", off from rewards_settings where kid_uid = ${kidUid}`,
      ),
    keepSettings: ({ kidUid, familyId }: Owner, { fireflies, freePlayMinutes, off }: RewardSettings) =>
      db.run(sql`
        insert into rewards_settings (kid_uid, family_id, fireflies, free_play_minutes, off)
        values (${kidUid}, ${familyId}, ${fireflies}, ${freePlayMinutes}, ${off}::text[])
        on conflict (kid_uid) do update
          set fireflies = excluded.fireflies, free_play_minutes = excluded.free_play_minutes, off = excluded.off`),
    /** In the order in which they were found. */
    stickersOf: (kidUid: string) =>
      db.all(sql<StickerRow>`
        select sticker, lesson, place, found_at as "foundAt" from rewards_stickers where kid_uid = ${kidUid} order by found_at, sticker`),
    /** Found by two devices in the same moment it is found once. */
    add: ({ kidUid, familyId }: Owner, { sticker, lesson }: FoundSticker, at: Temporal.Instant) =>
      db.run(sql`
        insert into rewards_stickers (kid_uid, family_id, sticker, lesson, found_at)
        values (${kidUid}, ${familyId}, ${sticker}, ${lesson}, ${at}) on conflict do nothing`),
    /** Nobody else moves stickers of this child until the transaction ends. */
    lock: (kidUid: string) => db.all(sql`select sticker from rewards_stickers where kid_uid = ${kidUid} order by sticker for update`),
    clearPlace: (kidUid: string, place: number) =>
      db.run(sql`update rewards_stickers set place = null where kid_uid = ${kidUid} and place = ${place}`),
    put: (kidUid: string, sticker: string, place: number | null) =>
      db.run(sql`update rewards_stickers set place = ${place} where kid_uid = ${kidUid} and sticker = ${sticker}`),
  };
}

export type RewardStore = ReturnType<typeof createRewardStore>;
