import type { RoomMedia } from '@school/contract/lesson-room/shapes';
import type { Person } from '@school/contract/lesson-room/people';

import type { Cameras, Engine } from '../rules/engine.ts';
import type { Roster } from '../rules/roster.ts';

/** How pictures and sound of a room travel: chosen when it opens, never changed in the middle of a lesson. */
export interface MediaProvider {
  /** What a page needs to take part, made anew for each that enters. */
  for(room: { engine: Engine; cameras: Cameras; roster: Roster; meeting: string | null }, person: Person): RoomMedia;
}
