import { personAt } from '@school/contract/lesson-room/people';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';

import type { Feed, MediaClient } from './media/media-client.ts';

/** Pictures and sound around a part of the page; undefined until the page is in, and in a room whose meeting is elsewhere. */
export const MediaContext = createContext<MediaClient | undefined>(undefined);

export const useMedia = (): MediaClient | undefined => use(MediaContext);

const never = () => () => undefined;
const noFeeds: readonly Feed[] = [];

/** What comes from one person; undefined while there is no link. */
export function useFeed(person: string | undefined): Feed | undefined {
  const media = useMedia();
  const feeds = useSyncExternalStore(media?.subscribe ?? never, media?.feeds ?? (() => noFeeds));
  return feeds.find(({ from }) => personAt(from) === person);
}

/** Whether the browser waits for a tap before it plays the others' voices. */
export function useIsBlocked(): boolean {
  const media = useMedia();
  return useSyncExternalStore(media?.subscribe ?? never, media?.isBlocked ?? (() => false));
}

/** Louder than this is a voice; quieter than the other it is over. Between them it stays as it is. */
export const voice = { begins: 0.08, ends: 0.04, lookMs: 120 };

/** Whether somebody speaks, as a ring shows it. `level` says how loud it is now, 0 to 1. */
export function useSpeaking(level: (() => number) | undefined): boolean {
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => {
    if (!level) return undefined;
    const timer = setInterval(() => {
      const now = level();
      setSpeaking((before) => now > (before ? voice.ends : voice.begins));
    }, voice.lookMs);
    return () => {
      clearInterval(timer);
      setSpeaking(false);
    };
  }, [level]);
  return isSpeaking;
}
