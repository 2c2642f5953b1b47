import type { Lobby } from '@school/contract/lesson-room/shapes';

import type { OwnMediaSource } from '#widgets/room/media/own-media.ts';

import type { LessonKid } from '../lesson-kid.ts';
import type { Switches } from '../use-switches.ts';

export interface WaitingProps {
  lobby: Lobby;
  kid: LessonKid;
  own: OwnMediaSource;
  switches: Switches;
  onEnter(): void;
}
