import type { cameraPolicies } from './limits.ts';
import type { RoomRole } from './people.ts';

/** What comes of somebody: the voice, the picture, a screen and its sound. */
export type FeedLine = 'mic' | 'camera' | 'screen' | 'screenSound';
type Cameras = (typeof cameraPolicies)[number];

/** What a page sends to a media server, in this order: the n-th line of its offer is the n-th of these. */
export function linesSent(role: RoomRole, cameras: Cameras): readonly FeedLine[] {
  if (role === 'teacher') return ['mic', 'camera', 'screen', 'screenSound'];
  if (role === 'kid') return cameras === 'off' ? ['mic'] : ['mic', 'camera'];
  return role === 'school' ? ['mic'] : [];
}

/** What of it somebody is given. Children see each other where the school has set so; who looks on sees those who take part. */
export function linesGiven(from: RoomRole, to: RoomRole, cameras: Cameras): readonly FeedLine[] {
  const sent = linesSent(from, cameras);
  return from === 'kid' && to === 'kid' && cameras !== 'all' ? sent.filter((line) => line !== 'camera') : sent;
}
