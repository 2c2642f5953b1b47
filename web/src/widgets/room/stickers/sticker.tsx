import { ownPicture } from '#widgets/player/own-pictures.ts';

import { type StickerName, stickerPictures } from './sticker-pictures.ts';

/** A sticker that a teacher has given; what it is called stands beside it, or is told by whatever holds it. */
export const Sticker = ({ sticker, className = 'size-16' }: { sticker: StickerName; className?: string }) => (
  <img
    src={ownPicture(stickerPictures[sticker])}
    alt=""
    draggable={false}
    className={`rounded-full bg-card p-[17%] shadow-press ${className}`}
  />
);
