import type { Album } from '@school/contract/rewards/shapes';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { keepStickers, ownStickers } from './own-stickers.ts';
import { houseOf } from './rules/house.ts';
import { insistOnPart } from './settings.ts';
import { showAlbum } from './show-album.ts';
import type { Tools } from './tools.ts';

/** A child puts a sticker into its house; who stood there goes back to the album. */
export const placeSticker =
  (tools: Tools) =>
  async (who: Principal, kidUid: string, sticker: string, place: number | null): Promise<Album> => {
    const kid = await tools.families.kidFor(who, kidUid);
    await tools.db.inTransaction(async () => {
      await insistOnPart(tools, kidUid, 'stickers');
      await keepStickers(tools, kid);
      await tools.store.lock(kidUid);
      const { all, lessons } = await ownStickers(tools, kidUid);
      if (!all.some((one) => one.sticker === sticker)) throw new Refusal('rewards.not_found_yet');
      const { places } = houseOf(lessons);
      if (place !== null && place >= places) throw new Refusal('rewards.no_such_place', { places });
      if (place !== null) await tools.store.clearPlace(kidUid, place);
      await tools.store.put(kidUid, sticker, place);
    });
    return showAlbum(tools)(who, kidUid);
  };
