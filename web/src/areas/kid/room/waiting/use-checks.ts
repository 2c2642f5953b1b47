import type { Lobby } from '@school/contract/lesson-room/shapes';
import { useEffect, useState } from 'react';

import type { OwnMediaSource } from '#widgets/room/media/own-media.ts';
import { useNow } from '#widgets/week/use-now.ts';

/** Louder than this somebody has said something (0 to 1); looked at so often, in milliseconds. */
const voice = { heardFrom: 0.06, lookMs: 100 };

/** How loud the own voice is, and whether it was heard at all since the page waits. */
export function useVoice(own: OwnMediaSource): { level: number; isHeard: boolean } {
  const [level, setLevel] = useState(0);
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = own.level();
      setLevel(now);
      if (now > voice.heardFrom) setHeard(true);
    }, voice.lookMs);
    return () => clearInterval(timer);
  }, [own]);
  return { level, isHeard };
}

/** Whether the teacher is in, and whether the door stands open: with the teacher, or when it is time. */
export function useDoor(lobby: Lobby): { isTeacherIn: boolean; isOpen: boolean; minutes: number } {
  const now = useNow(5);
  const isTeacherIn = lobby.members.some(({ person, state }) => person.startsWith('teacher:') && state !== 'gone');
  const minutes = Math.max(0, Math.ceil((Date.parse(lobby.timestamp) - now) / 60_000));
  return { isTeacherIn, isOpen: isTeacherIn || minutes === 0, minutes };
}
