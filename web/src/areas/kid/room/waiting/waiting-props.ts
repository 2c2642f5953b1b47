import type { Kid } from '@school/contract/families/shapes';
import type { Lobby } from '@school/contract/lesson-room/shapes';

import type { OwnMediaSource } from '#widgets/room/media/own-media.ts';

import type { Switches } from '../use-switches.ts';

export interface WaitingProps {
  lobby: Lobby;
  kid: Kid;
  own: OwnMediaSource;
  switches: Switches;
  onEnter(): void;
}
