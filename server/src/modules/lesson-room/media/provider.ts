import type { IceServer } from '@school/contract/equipment/shapes';
import { serverEngines } from '@school/contract/lesson-room/limits';
import type { Address } from '@school/contract/lesson-room/people';
import type { RoomMedia } from '@school/contract/lesson-room/shapes';

import { isServer, type MediaWish, type ServerEngine, withoutMeeting } from '../rules/engine.ts';
import type { LivekitMedia } from './livekit-media.ts';
import type { MediaRoom, MediaServer } from './media-server.ts';

export type MediaServers = Partial<Record<ServerEngine, MediaServer> & { livekit: LivekitMedia }>;

/** How pictures and sound of a room travel: chosen when it opens, never changed in the middle of a lesson. */
export interface MediaProvider {
  /** What there is to choose from now. */
  choice(): { wish: MediaWish; servers: readonly ServerEngine[] };
  /** What a page needs to take part, made anew for each visit. */
  for(room: MediaRoom & { meeting: string | null }, visit: Address): Promise<RoomMedia>;
}

/**
 * Whoever runs the school may send everything from page to page through its relay, so that no family learns the address of another or of
 * a teacher (ROOM_HIDE_ADDRESSES). With a media server no page is linked with another, and nobody learns one.
 */
export function mediaProvider({
  iceServers,
  hideAddresses,
  wish,
  servers,
}: {
  iceServers(who: string): IceServer[];
  hideAddresses: boolean;
  wish: MediaWish;
  servers: MediaServers;
}): MediaProvider {
  const choice = () => ({ wish, servers: serverEngines.filter((engine) => servers[engine]?.isUp) });
  return {
    choice,
    async for({ meeting, ...room }, visit) {
      const { engine, cameras, roster } = room;
      // An address that was taken away meanwhile leaves the room its own way.
      if (engine === 'outside' && meeting !== null) return { engine, url: meeting };
      const now = choice();
      const asked = engine === 'outside' ? withoutMeeting(roster, now.wish, now.servers) : engine;
      if (asked === 'livekit' && servers.livekit?.letIn) return { engine: asked, cameras, ...(await servers.livekit.letIn(room, visit)) };
      // A LiveKit that the school has no more is nobody's way.
      const way = asked === 'livekit' ? 'star' : asked;
      const paths = { iceServers: iceServers(visit), cameras };
      return { engine: way, relay: !isServer(way) && hideAddresses && paths.iceServers.length > 0, ...paths };
    },
  };
}
