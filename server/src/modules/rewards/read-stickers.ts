import { rewardLimits } from '@school/contract/rewards/limits';
import { Localised } from '@school/contract/shapes';
import * as z from 'zod';

import type { Library } from '#modules/library';

import type { StickerPage } from './rules/find-stickers.ts';

const WrittenPage = z.strictObject({
  page: z.string().regex(/^[a-z]+$/),
  title: Localised,
  of: z.array(z.string()).min(1),
  stickers: z
    .array(z.strictObject({ icon: z.string().regex(/^[a-z0-9-]+$/), name: Localised, fact: Localised }))
    .length(rewardLimits.stickersOnPage),
});
const WrittenAlbum = z.strictObject({ pages: z.array(WrittenPage).length(rewardLimits.stickerPages) });

type WrittenSticker = z.infer<typeof WrittenPage>['stickers'][number];

/** A page of the album with what is said of each sticker. */
export interface ReadPage extends StickerPage {
  title: z.infer<typeof Localised>;
  written: readonly WrittenSticker[];
}

const read = new WeakMap<object, readonly ReadPage[]>();

/** The album as content/stickers.yaml has it. */
export function readStickers(library: Pick<Library, 'document'>): readonly ReadPage[] {
  const { data } = library.document('stickers');
  const known = read.get(data as object);
  if (known) return known;
  const pages = WrittenAlbum.parse(data).pages.map(({ page, title, of, stickers }) => ({
    page,
    title,
    of,
    stickers: stickers.map(({ icon }) => icon),
    written: stickers,
  }));
  read.set(data as object, pages);
  return pages;
}

/** What is said of stickers to those who cannot read: the pages, their names alone as they are taken, and name and fact. */
export const spokenByStickers = (library: Pick<Library, 'document'>, lang: 'ru' | 'en'): string[] =>
  readStickers(library).flatMap(({ title, written }) => [
    title[lang],
    ...written.flatMap(({ name, fact }) => [`${name[lang]}!`, `${name[lang]}. ${fact[lang]}`, fact[lang]]),
  ]);
