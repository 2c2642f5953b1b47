import type { Lobby } from '@school/contract/lesson-room/shapes';
import { idOf, type Person } from '@school/contract/lesson-room/people';

import { type Band, bandOfAge } from '#widgets/player/band.ts';

/** The child as its lesson knows it: a device that was let in by a code may ask for nothing else. */
export interface LessonKid {
  kidUid: string;
  firstName: string;
  avatar: string | null;
}

/** A child as its room is shown to it. */
export interface SeenAs {
  kid: LessonKid;
  /** How the room, its tasks, messages and gifts are shown to that age. */
  band: Band;
}

/** Whose lesson it is on this page, and how it is shown to that age; undefined when it is another child's. */
export function kidOf({ kids }: Pick<Lobby, 'kids'>, kidUid: string): SeenAs | undefined {
  const own = kids.find(({ person }) => idOf(person as Person) === kidUid);
  if (!own) return undefined;
  return { kid: { kidUid, firstName: own.name, avatar: own.avatar }, band: bandOfAge(own.age ?? 0) };
}
