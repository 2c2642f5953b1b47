import type { Lobby } from '@school/contract/lesson-room/shapes';
import { useEffect } from 'react';

import { useConnection, useRoom } from '#widgets/room/use-room.ts';
import { useNow } from '#widgets/week/use-now.ts';

/** The lesson begins by itself when its time has come and a child is there; before that the teacher's first step begins it. */
export function useBegins({ timestamp, kids }: Pick<Lobby, 'timestamp' | 'kids'>): void {
  const { act } = useConnection();
  const now = useNow(5);
  const isStarted = useRoom(({ state }) => state.startedAt !== null);
  const isKidHere = useRoom(({ members }) => members.some((it) => it.state === 'here' && kids.some(({ person }) => person === it.person)));
  const isOpen = useRoom(({ line }) => line === 'open');
  const isDue = now >= Date.parse(timestamp);
  useEffect(() => {
    if (isOpen && isDue && isKidHere && !isStarted) act({ kind: 'start' });
  }, [isOpen, isDue, isKidHere, isStarted, act]);
}
