import type { IceServer } from '@school/contract/equipment/shapes';

import { engineFor } from '../rules/engine.ts';
import type { MediaProvider } from './provider.ts';

/**
 * From page to page. Whoever runs the school may send everything through its relay, so that no family learns the address of
 * another or of a teacher (ROOM_HIDE_ADDRESSES).
 */
export const directMedia = (iceServers: (who: string) => IceServer[], { hideAddresses }: { hideAddresses: boolean }): MediaProvider => ({
  for({ engine, cameras, roster, meeting }, person) {
    // An address that was taken away meanwhile leaves the room its own way.
    if (engine === 'outside' && meeting !== null) return { engine, url: meeting };
    const servers = iceServers(person);
    const way = engine === 'outside' ? engineFor(roster, null) : engine;
    return { engine: way, relay: hideAddresses && servers.length > 0, iceServers: servers, cameras };
  },
});
