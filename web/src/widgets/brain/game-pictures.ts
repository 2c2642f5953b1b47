import type { BrainGameCode } from '@school/contract/brain-trainer/limits';

import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';

/** The picture of a game: who cannot read knows it by this. */
const pictures: Record<BrainGameCode, OwnPicture> = {
  fireflies: 'sparkles',
  'phone-digits': 'mobile-phone',
  pairs: 'joker',
  echo: 'repeat-button',
  schulte: 'input-numbers',
  fish: 'tropical-fish',
  frog: 'frog',
  'letters-hunt': 'magnifying-glass-tilted-left',
  'same-or-not': 'balance-scale',
  'more-less': 'grapes',
  'quick-sum': 'droplet',
  'colour-word': 'artist-palette',
  'two-rules': 'card-index-dividers',
  'matrix-garden': 'tulip',
  'odd-one-out': 'detective',
  'tower-frog': 'classical-building',
  'turn-piece': 'puzzle-piece',
  'robot-path': 'robot',
  'word-from-letters': 'input-latin-letters',
  'category-rush': 'high-voltage',
};

/** Where it is to be had. */
export const gamePicture = (game: BrainGameCode): string => ownPicture(pictures[game]);
