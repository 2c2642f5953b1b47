import { freePlayKinds } from '@school/contract/rewards/limits';

import type { OwnPicture } from '#widgets/player/own-pictures.ts';

export type FreePlayKind = (typeof freePlayKinds)[number];

export const isKind = (word: string): word is FreePlayKind => freePlayKinds.some((kind) => kind === word);

/** How each is shown to those who cannot read. */
export const pictureOfKind: Record<FreePlayKind, OwnPicture> = {
  draw: 'artist-palette',
  music: 'musical-notes',
  shapes: 'brick',
  rhymes: 'clapping-hands',
};
