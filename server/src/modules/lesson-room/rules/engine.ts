import type { cameraPolicies, engines } from '@school/contract/lesson-room/limits';

import type { Roster } from './roster.ts';

export type Engine = (typeof engines)[number];
export type Cameras = (typeof cameraPolicies)[number];

/**
 * How pictures and sound of a room travel: chosen when it opens, never changed in the middle. Pages of one family and the teacher meet
 * each other; families that are strangers never do, so each of their children is linked with the teacher alone.
 */
export function engineFor(roster: Pick<Roster, 'kids'>, meeting: null): Exclude<Engine, 'outside'>;
export function engineFor(roster: Pick<Roster, 'kids'>, meeting: string | null): Engine;
export function engineFor({ kids }: Pick<Roster, 'kids'>, meeting: string | null): Engine {
  if (meeting !== null) return 'outside';
  return new Set(kids.map(({ familyId }) => familyId)).size > 1 ? 'star' : 'direct';
}

/** Whose cameras are on: what the school has set for the group; with one family there is nobody to be shielded from. */
export const camerasFor = (engine: Engine, ofGroup: Cameras | null): Cameras =>
  engine === 'star' ? (ofGroup ?? 'teacherOnly') : (ofGroup ?? 'all');
