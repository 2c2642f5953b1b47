import { useTexts } from '#i18n/texts.ts';
import { Seen } from '#widgets/player/seen.tsx';

import type { StickerName } from './sticker-pictures.ts';
import { Sticker } from './sticker.tsx';

/** The stickers of a lesson, one thing to whoever hears the page. Nothing when there are none. */
export function GivenStickers({ stickers }: { stickers: readonly StickerName[] }) {
  const t = useTexts('roomStickers');
  if (stickers.length === 0) return null;
  return (
    <Seen label={`${t.given}: ${stickers.map((sticker) => t.names[sticker]).join(', ')}`} className="flex flex-wrap justify-center gap-3">
      {stickers.map((sticker, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same one may be given twice
        <Sticker key={at} sticker={sticker} />
      ))}
    </Seen>
  );
}
