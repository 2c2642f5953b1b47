import type { Lobby } from '@school/contract/lesson-room/shapes';

import type { Band } from '#widgets/player/band.ts';
import type { OwnMediaSource } from '#widgets/room/media/own-media.ts';

import type { LessonKid } from '../lesson-kid.ts';
import type { Lesson } from '../use-lesson.ts';
import type { Switches } from '../use-switches.ts';

/** Who sits in the room, and with what. */
export interface SeatedProps {
  lobby: Lobby;
  kid: LessonKid;
  own: OwnMediaSource;
  switches: Switches;
}

export interface FrameProps extends SeatedProps {
  band: Band;
  lesson: Lesson;
}
