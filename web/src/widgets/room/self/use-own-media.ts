import { useEffect, useState, useSyncExternalStore } from 'react';

import { createOwnMedia, type OwnMediaSource } from '../media/own-media.ts';

/**
 * Camera and microphone of this page for as long as it stands: asked for in the waiting room, carried into the lesson, let go when the
 * page goes.
 */
export function useOwnMedia(role: 'teacher' | 'kid'): OwnMediaSource {
  const [source] = useState(() => createOwnMedia({ role, isSender: true }));
  useEffect(() => () => source.close(), [source]);
  return source;
}

/** What is on, and the own picture. */
export const useOwnState = (source: OwnMediaSource) => useSyncExternalStore(source.subscribe, source.state);
