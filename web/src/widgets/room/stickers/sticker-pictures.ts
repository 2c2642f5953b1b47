import type { stickers } from '@school/contract/lesson-room/limits';

import type { OwnPicture } from '#widgets/player/own-pictures.ts';

/** A sticker by its name, as the room keeps it. */
export type StickerName = (typeof stickers)[number];

export const stickerPictures: Record<StickerName, OwnPicture> = {
  fox: 'fox',
  owl: 'owl',
  bear: 'bear',
  cat: 'cat-face',
  dog: 'dog-face',
  turtle: 'turtle',
  whale: 'spouting-whale',
  frog: 'frog',
  bee: 'honeybee',
  snail: 'snail',
  sun: 'sun-with-face',
  moon: 'crescent-moon',
  star: 'star',
  rainbow: 'rainbow',
  cloud: 'cloud',
  flower: 'tulip',
  tree: 'deciduous-tree',
  mushroom: 'mushroom',
  apple: 'red-apple',
  strawberry: 'strawberry',
  cake: 'birthday-cake',
  balloon: 'balloon',
  kite: 'kite',
  rocket: 'rocket',
  ship: 'sailboat',
  train: 'locomotive',
  crown: 'crown',
  medal: 'sports-medal',
  heart: 'red-heart',
  key: 'key',
};
