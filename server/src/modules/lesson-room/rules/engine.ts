import { type cameraPolicies, type engines, serverEngines } from '@school/contract/lesson-room/limits';

import type { Roster } from './roster.ts';

export type Engine = (typeof engines)[number];
export type Cameras = (typeof cameraPolicies)[number];
export type ServerEngine = (typeof serverEngines)[number];
/** What whoever runs the school wants of the ways there are (ROOM_MEDIA). */
export type MediaWish = 'auto' | 'direct' | ServerEngine;

type Kids = Pick<Roster, 'kids'>;

/** Whether pictures and sound of a room go by a server, so that no page is linked with another. */
export const isServer = (engine: Engine): engine is ServerEngine => serverEngines.some((it) => it === engine);

export const areStrangers = ({ kids }: Kids): boolean => new Set(kids.map(({ familyId }) => familyId)).size > 1;

/**
 * How pictures and sound of a room travel: chosen when it opens, never changed in the middle. Pages of one family and the teacher meet
 * each other; families that are strangers never do: their children are heard by a media server, of those that answer now, or where there
 * is none each is linked with the teacher alone. A school may want a server for all its rooms, or for none.
 */
export function engineFor(
  roster: Kids,
  meeting: string | null,
  { wish, servers }: { wish: MediaWish; servers: readonly ServerEngine[] },
): Engine {
  if (meeting !== null) return 'outside';
  return withoutMeeting(roster, wish, servers);
}

/** The same for a room without a meeting elsewhere. */
export function withoutMeeting(roster: Kids, wish: MediaWish, servers: readonly ServerEngine[]): Exclude<Engine, 'outside'> {
  const wanted = servers.find((it) => it === wish);
  if (wanted) return wanted;
  if (!areStrangers(roster)) return 'direct';
  return (wish === 'direct' ? undefined : servers[0]) ?? 'star';
}

/** Whose cameras are on: what the school has set for the group; with one family there is nobody to be shielded from. */
export const camerasFor = (strangers: boolean, ofGroup: Cameras | null): Cameras => ofGroup ?? (strangers ? 'teacherOnly' : 'all');
