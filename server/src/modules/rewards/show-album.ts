import type { Album } from '@school/contract/rewards/shapes';

import type { Principal } from '#platform/principal';

import { ownStickers } from './own-stickers.ts';
import { houseOf } from './rules/house.ts';
import { insistOnPart } from './settings.ts';
import type { Tools } from './tools.ts';

/** The album of a child, found or not, and the house in which stickers stand. */
export const showAlbum =
  (tools: Tools) =>
  async (who: Principal, kidUid: string): Promise<Album> => {
    await tools.families.kidFor(who, kidUid);
    await insistOnPart(tools, kidUid, 'stickers');
    const { all, lessons } = await ownStickers(tools, kidUid);
    const own = new Map(all.map((one) => [one.sticker, one]));
    return {
      pages: tools.pages().map(({ page, title, written }) => ({
        page,
        title,
        stickers: written.map(({ icon, name, fact }) => ({
          sticker: icon,
          name,
          fact,
          found: own.has(icon),
          place: own.get(icon)?.place ?? null,
          lesson: own.get(icon)?.lesson ?? null,
          foundAt: own.get(icon)?.foundAt.toString() ?? null,
        })),
      })),
      house: houseOf(lessons),
    };
  };
