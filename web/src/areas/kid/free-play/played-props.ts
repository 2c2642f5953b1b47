import type { Band } from '#widgets/player/band.ts';

/** What a place of free play is given. */
export interface PlayedProps {
  kidUid: string;
  band: Band;
}
