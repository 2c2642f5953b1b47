import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';

/** What is stamped on the board, by the name that goes with the stroke. */
export const stamps = [
  'star',
  'red-heart',
  'sun-with-face',
  'tulip',
  'red-apple',
  'cat-face',
  'frog',
  'tropical-fish',
  'rocket',
  'house',
  'check-mark-button',
  'thumbs-up',
] as const satisfies readonly OwnPicture[];
export type Stamp = (typeof stamps)[number];

/** A name comes from another's page: what is none of ours shows a star. */
export const stampPicture = (name: string): string => ownPicture((stamps as readonly string[]).includes(name) ? (name as Stamp) : 'star');
