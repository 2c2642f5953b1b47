import type { stickers } from '@school/contract/lesson-room/limits';

import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';

type Name = (typeof stickers)[number];

const pictures: Record<Name, OwnPicture> = {
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

/** A sticker the teacher has given. */
export const Sticker = ({ sticker }: { sticker: Name }) => (
  <img src={ownPicture(pictures[sticker])} alt="" className="size-16 rounded-full bg-card p-2 shadow-press" />
);
