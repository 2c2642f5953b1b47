import { createContext, use, useSyncExternalStore } from 'react';

import type { RoomConnection } from './connection.ts';
import type { RoomView } from './store.ts';

/** The connection of the room around a part of the page. */
export const RoomContext = createContext<RoomConnection | undefined>(undefined);

export function useConnection(): RoomConnection {
  const connection = use(RoomContext);
  if (!connection) throw new Error('No room around this part');
  return connection;
}

/** What a part of the page needs of the room; it is drawn anew only when that changes. `pick` gives something that lasts, no new object. */
export function useRoom<T>(pick: (view: RoomView) => T): T {
  const { store } = useConnection();
  return useSyncExternalStore(store.subscribe, () => pick(store.read()));
}
